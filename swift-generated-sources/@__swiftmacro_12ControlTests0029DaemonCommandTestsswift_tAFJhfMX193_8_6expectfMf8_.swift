Testing.__checkValue(rig.daemon.state.withLock { $0.flushes.isEmpty },expression: .__fromSyntaxNode("rig.daemon.state.withLock { $0.flushes.isEmpty }"),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ControlTests/DaemonCommandTests.swift:194:9-194:66
