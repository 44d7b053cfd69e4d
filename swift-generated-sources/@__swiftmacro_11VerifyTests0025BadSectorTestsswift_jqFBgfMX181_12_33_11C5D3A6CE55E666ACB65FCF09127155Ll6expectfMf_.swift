Testing.__checkBinaryOperation(report.packs.setAside,{ $0 == $1() },0,expression: .__fromBinaryOperation(.__fromSyntaxNode("report.packs.setAside"),"==",.__fromSyntaxNode("0")),comments: ["\(path)"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/VerifyTests/BadSectorTests.swift:182:13-182:59
