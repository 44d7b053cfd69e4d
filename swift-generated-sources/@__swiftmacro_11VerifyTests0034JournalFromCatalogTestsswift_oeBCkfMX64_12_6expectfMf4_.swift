Testing.__checkBinaryOperation(!verified.isDamaged,{ $0 && $1() },verified.findings == [],expression: .__fromBinaryOperation(.__fromSyntaxNode("!verified.isDamaged"),"&&",.__fromSyntaxNode("verified.findings == []")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/VerifyTests/JournalFromCatalogTests.swift:65:13-65:68
