Testing.__checkBinaryOperation(verified.damage,{ $0 == $1() },report.after.damage,expression: .__fromBinaryOperation(.__fromSyntaxNode("verified.damage"),"==",.__fromSyntaxNode("report.after.damage")),comments: ["seed \(seed), round \(round)"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/VerifyTests/RepairTests.swift:339:13-339:92
