Testing.__checkBinaryOperation(ended.errors.contains("cairn.toml:3: purge.low-free"),{ $0 && $1() },ended.errors.contains("allowed:"),expression: .__fromBinaryOperation(.__fromSyntaxNode(#"ended.errors.contains("cairn.toml:3: purge.low-free")"#),"&&",.__fromSyntaxNode(#"ended.errors.contains("allowed:")"#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/PurgeCommandTests.swift:74:9-74:108
