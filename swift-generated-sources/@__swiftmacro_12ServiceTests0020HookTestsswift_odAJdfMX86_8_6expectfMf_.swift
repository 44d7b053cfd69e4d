Testing.__checkBinaryOperation(runner.inputs.withLock { $0.compactMap(new) },{ $0 == $1() },[2],expression: .__fromBinaryOperation(.__fromSyntaxNode("runner.inputs.withLock { $0.compactMap(new) }"),"==",.__fromSyntaxNode("[2]")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ServiceTests/HookTests.swift:87:9-87:70
