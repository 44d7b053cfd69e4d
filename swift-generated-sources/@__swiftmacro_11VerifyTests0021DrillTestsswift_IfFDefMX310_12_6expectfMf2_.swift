Testing.__checkClosureCall(throws: FormatError.self,performing: { try DrillRecord(decoding: Array(bytes[..<length])) },expression: .__fromSyntaxNode("try DrillRecord(decoding: Array(bytes[..<length]))"),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/VerifyTests/DrillTests.swift:311:13-311:101
