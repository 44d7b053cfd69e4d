Testing.__checkBinaryOperation(truncate(path, size),{ $0 == $1() },0,expression: .__fromBinaryOperation(.__fromSyntaxNode("truncate(path, size)"),"==",.__fromSyntaxNode("0")),comments: [],isRequired: true,sourceLocation: Testing.SourceLocation.__here()).__required()

// original-source-range: /work/main/Tests/VerifyTests/DrillTests.swift:185:13-185:48
