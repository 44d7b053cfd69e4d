Testing.__checkBinaryOperation(verified.isDamaged,{ $0 == $1() },report.after.isDamaged,expression: .__fromBinaryOperation(.__fromSyntaxNode("verified.isDamaged"),"==",.__fromSyntaxNode("report.after.isDamaged")),comments: ["seed \(seed), round \(round)"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/VerifyTests/RepairTests.swift:338:13-338:98
