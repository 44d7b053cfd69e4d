Testing.__checkBinaryOperation(runner.inputs.withLock { $0.count },{ $0 == $1() },1,expression: .__fromBinaryOperation(.__fromSyntaxNode("runner.inputs.withLock { $0.count }"),"==",.__fromSyntaxNode("1")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ServiceTests/HookTests.swift:54:9-54:58
