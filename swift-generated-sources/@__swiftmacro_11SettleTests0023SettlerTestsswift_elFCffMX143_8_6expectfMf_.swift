Testing.__checkBinaryOperation(settler.pendingCount,{ $0 <= $1() },12,expression: .__fromBinaryOperation(.__fromSyntaxNode("settler.pendingCount"),"<=",.__fromSyntaxNode("12")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/SettleTests/SettlerTests.swift:144:9-144:44
