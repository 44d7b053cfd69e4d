Testing.__checkBinaryOperation(world.failures.isEmpty,{ $0 && $1() },world.openGaps.isEmpty,expression: .__fromBinaryOperation(.__fromSyntaxNode("world.failures.isEmpty"),"&&",.__fromSyntaxNode("world.openGaps.isEmpty")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/DaemonTests/PackageDaemonTests.swift:115:9-115:66
