Testing.__checkClosureCall(throws: SystemError.self,performing: { _ = try ForgivingReader(Disk(100_000, bad: Set(0..<25))).bytes(at: 0, count: 50) },expression: .__fromSyntaxNode("_ = try ForgivingReader(Disk(100_000, bad: Set(0..<25))).bytes(at: 0, count: 50)"),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/VerifyTests/BadSectorTests.swift:275:9-275:127
