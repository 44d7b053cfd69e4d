Testing.__checkBinaryOperation(bucket.number,{ $0 == $1() },year * 12 + month - 1,expression: .__fromBinaryOperation(.__fromSyntaxNode("bucket.number"),"==",.__fromSyntaxNode("year * 12 + month - 1")),comments: ["\(name)"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/RetentionPolicyTests.swift:36:9-36:67
