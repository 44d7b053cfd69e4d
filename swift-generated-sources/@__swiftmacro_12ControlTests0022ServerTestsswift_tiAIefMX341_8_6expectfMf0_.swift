Testing.__checkValue(rig.daemon.state.withLock { $0.lent.isEmpty && $0.givenBack == 1 },expression: .__fromSyntaxNode("rig.daemon.state.withLock { $0.lent.isEmpty && $0.givenBack == 1 }"),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ControlTests/ServerTests.swift:342:9-342:84
