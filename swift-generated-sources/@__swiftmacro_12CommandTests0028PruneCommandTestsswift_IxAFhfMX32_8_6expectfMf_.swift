Testing.__checkBinaryOperation(foretold?["type"] == "prune",{ $0 && $1() },foretold?.number("packs_removed") ?? 0 > 0,expression: .__fromBinaryOperation(.__fromSyntaxNode(#"foretold?["type"] == "prune""#),"&&",.__fromSyntaxNode(#"foretold?.number("packs_removed") ?? 0 > 0"#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/PruneCommandTests.swift:33:9-33:92
