Testing.__checkBinaryOperation(report.journal?.damage.isEmpty == false,{ $0 && $1() },report.journal?.losses == [],expression: .__fromBinaryOperation(.__fromSyntaxNode("report.journal?.damage.isEmpty == false"),"&&",.__fromSyntaxNode("report.journal?.losses == []")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/VerifyTests/JournalFromCatalogTests.swift:60:9-60:89
