Testing.__checkBinaryOperation(runner.inputs.withLock { $0.compactMap(new) },{ $0 == $1() },[1, 5],expression: .__fromBinaryOperation(.__fromSyntaxNode("runner.inputs.withLock { $0.compactMap(new) }"),"==",.__fromSyntaxNode("[1, 5]")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ServiceTests/HookTests.swift:59:9-59:73
