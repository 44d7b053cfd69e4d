Testing.__checkBinaryOperation(report.damage,{ $0 == $1() },DamageReport(),expression: .__fromBinaryOperation(.__fromSyntaxNode("report.damage"),"==",.__fromSyntaxNode("DamageReport()")),comments: [],isRequired: false,sourceLocation: sourceLocation).__expected()

// original-source-range: /work/main/Tests/VerifyTests/ConcurrentVerifyTests.swift:48:9-48:81
