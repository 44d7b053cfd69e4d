Testing.__checkBinaryOperation(report.after.isDamaged,{ $0 && $1() },report.after.damage.versionCount == 2,expression: .__fromBinaryOperation(.__fromSyntaxNode("report.after.isDamaged"),"&&",.__fromSyntaxNode("report.after.damage.versionCount == 2")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/VerifyTests/RepairTests.swift:87:9-87:81
