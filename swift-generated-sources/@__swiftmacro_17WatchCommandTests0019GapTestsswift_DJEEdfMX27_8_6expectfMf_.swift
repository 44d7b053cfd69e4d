Testing.__checkBinaryOperation(!gaps.isEmpty,{ $0 && $1() },rig.log.contains("changes may have been missed (overflow)"),expression: .__fromBinaryOperation(.__fromSyntaxNode("!gaps.isEmpty"),"&&",.__fromSyntaxNode(#"rig.log.contains("changes may have been missed (overflow)")"#)),comments: ["\(rig.gaps())\n\(rig.log)"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/WatchCommandTests/GapTests.swift:28:9-28:123
