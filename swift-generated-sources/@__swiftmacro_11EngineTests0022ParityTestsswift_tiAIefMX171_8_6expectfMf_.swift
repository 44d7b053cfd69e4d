Testing.__checkClosureCall(throws: PackScanner.Problem.self,performing: { try parity.write(id, share: 500) },expression: .__fromSyntaxNode("try parity.write(id, share: 500)"),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/ParityTests.swift:172:9-172:87
