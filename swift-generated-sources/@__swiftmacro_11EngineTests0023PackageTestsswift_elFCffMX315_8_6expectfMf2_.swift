Testing.__checkBinaryOperation(fuzzy,{ $0 > $1() },5,expression: .__fromBinaryOperation(.__fromSyntaxNode("fuzzy"),">",.__fromSyntaxNode("5")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/PackageTests.swift:316:9-316:27
