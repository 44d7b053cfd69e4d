Testing.__checkValue(place.content(name).flatMap { pid_t($0.dropLast()) },expression: .__fromSyntaxNode("place.content(name).flatMap { pid_t($0.dropLast()) }"),comments: [],isRequired: true,sourceLocation: Testing.SourceLocation.__here()).__required()

// original-source-range: /work/main/Tests/ServiceTests/ProgramTests.swift:69:30-69:92
