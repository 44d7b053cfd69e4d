Testing.__checkBinaryOperation(report.setAside == [pack] && !report.after.isDamaged,{ $0 && $1() },report.packs.chunksSalvaged > 0,expression: .__fromBinaryOperation(.__fromSyntaxNode("report.setAside == [pack] && !report.after.isDamaged"),"&&",.__fromSyntaxNode("report.packs.chunksSalvaged > 0")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/VerifyTests/RepairTests.swift:133:9-133:105
