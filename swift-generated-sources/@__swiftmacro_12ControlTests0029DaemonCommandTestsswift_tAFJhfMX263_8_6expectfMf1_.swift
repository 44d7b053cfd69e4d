Testing.__checkBinaryOperation(rig.daemon.state.withLock { $0.asked },{ $0 == $1() },[Array(file.utf8)],expression: .__fromBinaryOperation(.__fromSyntaxNode("rig.daemon.state.withLock { $0.asked }"),"==",.__fromSyntaxNode("[Array(file.utf8)]")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ControlTests/DaemonCommandTests.swift:264:9-264:78
