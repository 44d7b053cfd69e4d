Testing.__checkValue(try ForgivingReader(Disk(100_000, bad: Set(0..<24))).bytes(at: 0, count: 50) == [UInt8](repeating: 0, count: 50),expression: .__fromSyntaxNode("try ForgivingReader(Disk(100_000, bad: Set(0..<24))).bytes(at: 0, count: 50) == [UInt8](repeating: 0, count: 50)"),comments: [.__line("// One sector that can be read, far away, shows that the disk is there.")],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/VerifyTests/BadSectorTests.swift:277:9-277:130
