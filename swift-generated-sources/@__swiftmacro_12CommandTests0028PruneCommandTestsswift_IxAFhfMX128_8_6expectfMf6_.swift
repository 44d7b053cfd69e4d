Testing.__checkBinaryOperation(sandbox.json("prune", "--max-unused", "0%").last?.texts("left"),{ $0 == $1() },[],expression: .__fromBinaryOperation(.__fromSyntaxNode(#"sandbox.json("prune", "--max-unused", "0%").last?.texts("left")"#),"==",.__fromSyntaxNode("[]")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/PruneCommandTests.swift:129:9-129:87
