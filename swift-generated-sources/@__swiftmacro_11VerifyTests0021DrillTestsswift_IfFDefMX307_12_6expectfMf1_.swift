Testing.__checkClosureCall(throws: FormatError.self,performing: { try DrillRecord(decoding: damaged) },expression: .__fromSyntaxNode("try DrillRecord(decoding: damaged)"),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/VerifyTests/DrillTests.swift:308:13-308:85
