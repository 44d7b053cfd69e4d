Testing.__checkBinaryOperation(world.openGaps,{ $0 == $1() },[],expression: .__fromBinaryOperation(.__fromSyntaxNode("world.openGaps"),"==",.__fromSyntaxNode("[]")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/DaemonTests/DaemonRuleTests.swift:183:9-183:38
