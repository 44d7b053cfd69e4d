Testing.__checkBinaryOperation(report.journal?.isFromCatalog == true,{ $0 && $1() },report.journal?.commitsKept == 3,expression: .__fromBinaryOperation(.__fromSyntaxNode("report.journal?.isFromCatalog == true"),"&&",.__fromSyntaxNode("report.journal?.commitsKept == 3")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/VerifyTests/JournalFromCatalogTests.swift:59:9-59:91
