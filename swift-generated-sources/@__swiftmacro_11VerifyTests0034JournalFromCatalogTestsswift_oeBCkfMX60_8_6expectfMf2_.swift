Testing.__checkBinaryOperation(!report.after.isDamaged,{ $0 && $1() },report.after.findings == [],expression: .__fromBinaryOperation(.__fromSyntaxNode("!report.after.isDamaged"),"&&",.__fromSyntaxNode("report.after.findings == []")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/VerifyTests/JournalFromCatalogTests.swift:61:9-61:72
