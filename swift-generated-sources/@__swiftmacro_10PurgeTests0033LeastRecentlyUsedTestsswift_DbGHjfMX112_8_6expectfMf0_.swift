Testing.__checkBinaryOperation(left,{ $0 == $1() },1,expression: .__fromBinaryOperation(.__fromSyntaxNode("left"),"==",.__fromSyntaxNode("1")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PurgeTests/LeastRecentlyUsedTests.swift:113:9-113:27
