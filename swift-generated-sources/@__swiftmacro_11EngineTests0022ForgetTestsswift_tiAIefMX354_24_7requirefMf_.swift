Testing.__checkValue(try deleted("a"),expression: .__fromSyntaxNode(#"try deleted("a")"#),comments: [],isRequired: true,sourceLocation: Testing.SourceLocation.__here()).__required()

// original-source-range: /work/main/Tests/EngineTests/ForgetTests.swift:355:25-355:51
