Testing.__checkValue(try test.files().filter { $0.hasSuffix(".journal") }.last,expression: .__fromSyntaxNode(#"try test.files().filter { $0.hasSuffix(".journal") }.last"#),comments: [],isRequired: true,sourceLocation: Testing.SourceLocation.__here()).__required()

// original-source-range: /work/main/Tests/VerifyTests/JournalFromCatalogTests.swift:14:13-14:80
