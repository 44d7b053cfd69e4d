Testing.__checkBinaryOperation(report.journal?.isFromCatalog == true && report.journal?.commitsKept == 4,{ $0 && $1() },!report.after.isDamaged,expression: .__fromBinaryOperation(.__fromSyntaxNode("report.journal?.isFromCatalog == true && report.journal?.commitsKept == 4"),"&&",.__fromSyntaxNode("!report.after.isDamaged")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/VerifyTests/JournalFromCatalogTests.swift:88:9-88:118
