Testing.__checkBinaryOperation(report.journal?.losses,{ $0 == $1() },[CommitLoss(number: 2, commit: nil, recordsLost: 0)],expression: .__fromBinaryOperation(.__fromSyntaxNode("report.journal?.losses"),"==",.__fromSyntaxNode("[CommitLoss(number: 2, commit: nil, recordsLost: 0)]")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/VerifyTests/RepairTests.swift:178:9-178:96
