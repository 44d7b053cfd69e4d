Testing.__checkBinaryOperation(sandbox.json("prune", "--max-unused", "100%").last?.number("unused_growing"),{ $0 == $1() },0,expression: .__fromBinaryOperation(.__fromSyntaxNode(#"sandbox.json("prune", "--max-unused", "100%").last?.number("unused_growing")"#),"==",.__fromSyntaxNode("0")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/PruneCommandTests.swift:62:9-62:99
