Testing.__checkBinaryOperation(world.daemon.status().thinningWaits?.hasPrefix("forgetsMost"),{ $0 == $1() },true,expression: .__fromBinaryOperation(.__fromSyntaxNode(#"world.daemon.status().thinningWaits?.hasPrefix("forgetsMost")"#),"==",.__fromSyntaxNode("true")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/DaemonTests/ClockGuardTests.swift:150:9-150:87
