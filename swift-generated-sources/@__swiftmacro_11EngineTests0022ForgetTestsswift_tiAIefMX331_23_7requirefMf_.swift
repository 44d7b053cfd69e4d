Testing.__checkValue(try run.forget([], expiring: 1),expression: .__fromSyntaxNode("try run.forget([], expiring: 1)"),comments: [],isRequired: true,sourceLocation: Testing.SourceLocation.__here()).__required()

// original-source-range: /work/main/Tests/EngineTests/ForgetTests.swift:332:24-332:65
