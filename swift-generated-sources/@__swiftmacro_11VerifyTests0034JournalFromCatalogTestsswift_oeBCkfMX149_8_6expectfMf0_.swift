Testing.__checkValue(try test.content(#require(report.aside) + "/" + path) == damaged,expression: .__fromSyntaxNode(#"try test.content(#require(report.aside) + "/" + path) == damaged"#),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/VerifyTests/JournalFromCatalogTests.swift:150:9-150:82
