Testing.__checkBinaryOperation(stats?.number("packs_bytes"),{ $0 == $1() },packs,expression: .__fromBinaryOperation(.__fromSyntaxNode(#"stats?.number("packs_bytes")"#),"==",.__fromSyntaxNode("packs")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/VerbTests.swift:111:9-111:55
