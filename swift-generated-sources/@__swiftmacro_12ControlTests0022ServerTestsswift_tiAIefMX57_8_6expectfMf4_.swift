Testing.__checkClosureCall(throws: ControlFailure.refused("nothing is lent to this connection"),performing: { _ = try client.ask(.giveBack) },expression: .__fromSyntaxNode("_ = try client.ask(.giveBack)"),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ControlTests/ServerTests.swift:58:9-58:120
