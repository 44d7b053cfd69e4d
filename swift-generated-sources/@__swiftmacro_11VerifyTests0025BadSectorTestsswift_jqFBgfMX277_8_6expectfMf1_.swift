Testing.__checkValue(try ForgivingReader(Disk(300, bad: [0])).bytes(at: 0, count: 50) == [UInt8](repeating: 0, count: 50),expression: .__fromSyntaxNode("try ForgivingReader(Disk(300, bad: [0])).bytes(at: 0, count: 50) == [UInt8](repeating: 0, count: 50)"),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/VerifyTests/BadSectorTests.swift:278:9-278:118
