Testing.__checkClosureCall(throws: ControlFailure.refused("it is lent to this connection already"),performing: { _ = try client.ask(.lend) },expression: .__fromSyntaxNode("_ = try client.ask(.lend)"),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ControlTests/ServerTests.swift:306:13-306:123
