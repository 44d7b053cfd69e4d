Testing.__checkBinaryOperation(sandbox.json("prune", "--max-unused", "0%").last?.number("unused_after"),{ $0 == $1() },0,expression: .__fromBinaryOperation(.__fromSyntaxNode(#"sandbox.json("prune", "--max-unused", "0%").last?.number("unused_after")"#),"==",.__fromSyntaxNode("0")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/PruneCommandTests.swift:105:9-105:95
