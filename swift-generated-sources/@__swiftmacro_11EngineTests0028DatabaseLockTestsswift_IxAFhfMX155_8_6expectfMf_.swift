Testing.__checkBinaryOperation(result.failures.count,{ $0 == $1() },1,expression: .__fromBinaryOperation(.__fromSyntaxNode("result.failures.count"),"==",.__fromSyntaxNode("1")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/DatabaseLockTests.swift:156:9-156:44
