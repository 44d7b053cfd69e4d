Testing.__checkBinaryOperation(sandbox.json("prune", "--max-unused", "0B").last?.number("unused_growing") ?? 0,{ $0 > $1() },2_900_000,expression: .__fromBinaryOperation(.__fromSyntaxNode(#"sandbox.json("prune", "--max-unused", "0B").last?.number("unused_growing") ?? 0"#),">",.__fromSyntaxNode("2_900_000")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/PruneCommandTests.swift:61:9-61:109
