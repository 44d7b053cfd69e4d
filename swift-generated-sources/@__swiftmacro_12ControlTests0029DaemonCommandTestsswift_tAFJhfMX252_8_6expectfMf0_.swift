Testing.__checkValue(rig.daemon.state.withLock { $0.flushes.isEmpty && $0.loansAsked.isEmpty },expression: .__fromSyntaxNode("rig.daemon.state.withLock { $0.flushes.isEmpty && $0.loansAsked.isEmpty }"),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ControlTests/DaemonCommandTests.swift:253:9-253:91
