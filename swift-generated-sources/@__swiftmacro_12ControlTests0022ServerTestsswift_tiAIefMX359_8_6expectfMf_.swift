Testing.__checkClosureCall(throws: ControlFailure.timedOut,performing: { _ = try client.ask(.flush, within: 50_000_000) },expression: .__fromSyntaxNode("_ = try client.ask(.flush, within: 50_000_000)"),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ControlTests/ServerTests.swift:360:9-360:100
