Testing.__checkValue(rig.daemon.state.withLock { $0.loansAsked.count == 6 },expression: .__fromSyntaxNode("rig.daemon.state.withLock { $0.loansAsked.count == 6 }"),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ControlTests/DaemonCommandTests.swift:197:9-197:72
