Testing.__checkClosureCall(throws: ControlFailure.refused("the daemon is stopping"),performing: { _ = try client.receive(within: 5_000_000_000) },expression: .__fromSyntaxNode("_ = try client.receive(within: 5_000_000_000)"),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ControlTests/ServerTests.swift:354:9-354:124
