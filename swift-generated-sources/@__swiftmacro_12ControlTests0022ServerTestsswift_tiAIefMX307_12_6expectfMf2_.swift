Testing.__checkBinaryOperation(rig.daemon.state.withLock { $0.lent.count },{ $0 == $1() },1,expression: .__fromBinaryOperation(.__fromSyntaxNode("rig.daemon.state.withLock { $0.lent.count }"),"==",.__fromSyntaxNode("1")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ControlTests/ServerTests.swift:308:13-308:70
