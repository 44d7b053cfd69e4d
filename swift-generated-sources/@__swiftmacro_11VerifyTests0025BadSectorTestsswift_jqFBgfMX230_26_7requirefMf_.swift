Testing.__checkValue(storage.contents.keys.first { $0.hasSuffix(".journal") },expression: .__fromSyntaxNode(#"storage.contents.keys.first { $0.hasSuffix(".journal") }"#),comments: [],isRequired: true,sourceLocation: Testing.SourceLocation.__here()).__required()

// original-source-range: /work/main/Tests/VerifyTests/BadSectorTests.swift:231:27-231:93
