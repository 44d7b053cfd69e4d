Testing.__checkBinaryOperation(again.packs,{ $0 == $1() },RepairReport.PackRepair(),expression: .__fromBinaryOperation(.__fromSyntaxNode("again.packs"),"==",.__fromSyntaxNode("RepairReport.PackRepair()")),comments: [],isRequired: false,sourceLocation: sourceLocation).__expected()

// original-source-range: /work/main/Tests/VerifyTests/RepairTests.swift:32:9-32:90
