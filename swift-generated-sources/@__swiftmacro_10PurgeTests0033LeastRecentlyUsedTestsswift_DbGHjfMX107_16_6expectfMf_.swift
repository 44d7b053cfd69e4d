Testing.__checkBinaryOperation(why,{ $0 == $1() },.tooDeep,expression: .__fromBinaryOperation(.__fromSyntaxNode("why"),"==",.__fromSyntaxNode(".tooDeep")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PurgeTests/LeastRecentlyUsedTests.swift:108:17-108:41
