Testing.__checkValue(Files.names(state).first { $0.hasSuffix(".clock") },expression: .__fromSyntaxNode(#"Files.names(state).first { $0.hasSuffix(".clock") }"#),comments: [],isRequired: true,sourceLocation: Testing.SourceLocation.__here()).__required()

// original-source-range: /work/main/Tests/CommandTests/ClockTests.swift:21:24-21:85
