Testing.__checkBinaryOperation(world.daemon.status().thinningWaits?.hasPrefix("ahead"),{ $0 == $1() },true,expression: .__fromBinaryOperation(.__fromSyntaxNode(#"world.daemon.status().thinningWaits?.hasPrefix("ahead")"#),"==",.__fromSyntaxNode("true")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/DaemonTests/ClockGuardTests.swift:167:9-167:81
