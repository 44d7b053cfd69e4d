Testing.__checkValue(storage.contents.values.contains { $0.firstRange(of: fresh[..<1_000]) != nil },expression: .__fromSyntaxNode("storage.contents.values.contains { $0.firstRange(of: fresh[..<1_000]) != nil }"),comments: ["\(path)"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/VerifyTests/BadSectorTests.swift:123:13-123:111
