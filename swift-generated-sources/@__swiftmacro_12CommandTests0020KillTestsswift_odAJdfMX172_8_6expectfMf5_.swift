Testing.__checkBinaryOperation(sandbox.json("snapshots").last?["kind"],{ $0 == $1() },"backup",expression: .__fromBinaryOperation(.__fromSyntaxNode(#"sandbox.json("snapshots").last?["kind"]"#),"==",.__fromStringLiteral(#""backup""#, "backup")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/KillTests.swift:173:9-173:69
