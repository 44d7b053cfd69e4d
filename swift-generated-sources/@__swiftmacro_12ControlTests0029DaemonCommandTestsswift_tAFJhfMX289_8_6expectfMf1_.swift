Testing.__checkValue(rig.daemon.state.withLock { $0.flushes.count == 1 },expression: .__fromSyntaxNode("rig.daemon.state.withLock { $0.flushes.count == 1 }"),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ControlTests/DaemonCommandTests.swift:290:9-290:69
