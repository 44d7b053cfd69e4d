Testing.__checkBinaryOperation(sandbox.json("snapshots", "--all").last?["kind"],{ $0 == $1() },"maintenance",expression: .__fromBinaryOperation(.__fromSyntaxNode(#"sandbox.json("snapshots", "--all").last?["kind"]"#),"==",.__fromStringLiteral(#""maintenance""#, "maintenance")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/WitnessTests.swift:155:9-155:83
