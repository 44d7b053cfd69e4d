Testing.__checkBinaryOperation(world.failures,{ $0 == $1() },[],expression: .__fromBinaryOperation(.__fromSyntaxNode("world.failures"),"==",.__fromSyntaxNode("[]")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/DaemonTests/DaemonRuleTests.swift:89:9-89:38
