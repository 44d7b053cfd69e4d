Testing.__checkBinaryOperation(sandbox.json("snapshots").last?["kind"],{ $0 == $1() },"capture",expression: .__fromBinaryOperation(.__fromSyntaxNode(#"sandbox.json("snapshots").last?["kind"]"#),"==",.__fromStringLiteral(#""capture""#, "capture")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/WitnessTests.swift:156:9-156:70
