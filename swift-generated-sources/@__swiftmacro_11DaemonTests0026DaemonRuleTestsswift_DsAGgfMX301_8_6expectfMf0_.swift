Testing.__checkBinaryOperation(world.daemon.status().trouble?.contains("on-error"),{ $0 == $1() },true,expression: .__fromBinaryOperation(.__fromSyntaxNode(#"world.daemon.status().trouble?.contains("on-error")"#),"==",.__fromSyntaxNode("true")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/DaemonTests/DaemonRuleTests.swift:302:9-302:77
