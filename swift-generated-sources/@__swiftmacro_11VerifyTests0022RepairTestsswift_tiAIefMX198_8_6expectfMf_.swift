Testing.__checkBinaryOperation(report.journal?.losses.map(\.number),{ $0 == $1() },[Int64(index + 1)],expression: .__fromBinaryOperation(.__fromSyntaxNode(#"report.journal?.losses.map(\.number)"#),"==",.__fromSyntaxNode("[Int64(index + 1)]")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/VerifyTests/RepairTests.swift:199:9-199:76
