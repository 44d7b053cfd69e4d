Testing.__checkBinaryOperation(result.failures.count,{ $0 == $1() },1_500,expression: .__fromBinaryOperation(.__fromSyntaxNode("result.failures.count"),"==",.__fromSyntaxNode("1_500")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/PackageTests.swift:395:9-395:48
