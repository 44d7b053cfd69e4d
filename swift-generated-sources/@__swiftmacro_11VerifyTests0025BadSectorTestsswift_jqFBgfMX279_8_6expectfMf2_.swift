Testing.__checkClosureCall(throws: SystemError.self,performing: { _ = try stale.bytes(at: 0, count: 50) },expression: .__fromSyntaxNode("_ = try stale.bytes(at: 0, count: 50)"),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/VerifyTests/BadSectorTests.swift:280:9-280:84
