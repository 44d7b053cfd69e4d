Testing.__checkBinaryOperation(sandbox.json("status").first?["activity"],{ $0 == $1() },"watching",expression: .__fromBinaryOperation(.__fromSyntaxNode(#"sandbox.json("status").first?["activity"]"#),"==",.__fromStringLiteral(#""watching""#, "watching")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/DaemonLoanTests.swift:83:9-83:73
