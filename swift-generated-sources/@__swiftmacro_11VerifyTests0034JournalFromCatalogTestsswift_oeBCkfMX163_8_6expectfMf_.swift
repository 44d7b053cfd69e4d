Testing.__checkBinaryOperation(report.journal?.losses.map(\.number) == [1],{ $0 && $1() },report.journal?.commitsKept == 3,expression: .__fromBinaryOperation(.__fromSyntaxNode(#"report.journal?.losses.map(\.number) == [1]"#),"&&",.__fromSyntaxNode("report.journal?.commitsKept == 3")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/VerifyTests/JournalFromCatalogTests.swift:164:9-164:97
