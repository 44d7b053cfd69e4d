Testing.__checkValue(place.content("pid").flatMap { pid_t($0.dropLast()) },expression: .__fromSyntaxNode(#"place.content("pid").flatMap { pid_t($0.dropLast()) }"#),comments: [],isRequired: true,sourceLocation: Testing.SourceLocation.__here()).__required()

// original-source-range: /work/main/Tests/ServiceTests/ProgramTests.swift:77:26-77:89
