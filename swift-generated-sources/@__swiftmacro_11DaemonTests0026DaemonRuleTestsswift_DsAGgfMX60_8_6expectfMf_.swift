Testing.__checkBinaryOperation(world.daemon.attention(to: "/home/docs/a".pathBytes),{ $0 == $1() },.none,expression: .__fromBinaryOperation(.__fromSyntaxNode(#"world.daemon.attention(to: "/home/docs/a".pathBytes)"#),"==",.__fromSyntaxNode(".none")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/DaemonTests/DaemonRuleTests.swift:61:9-61:79
