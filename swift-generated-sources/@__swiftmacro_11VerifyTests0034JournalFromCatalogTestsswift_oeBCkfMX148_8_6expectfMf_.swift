Testing.__checkBinaryOperation(!report.after.isDamaged,{ $0 && $1() },report.journal?.losses == [],expression: .__fromBinaryOperation(.__fromSyntaxNode("!report.after.isDamaged"),"&&",.__fromSyntaxNode("report.journal?.losses == []")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/VerifyTests/JournalFromCatalogTests.swift:149:9-149:73
