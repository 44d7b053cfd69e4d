Testing.__checkBinaryOperation(report.journal?.isFromCatalog == false,{ $0 && $1() },report.journal?.losses.count == 1,expression: .__fromBinaryOperation(.__fromSyntaxNode("report.journal?.isFromCatalog == false"),"&&",.__fromSyntaxNode("report.journal?.losses.count == 1")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/VerifyTests/JournalFromCatalogTests.swift:127:9-127:93
