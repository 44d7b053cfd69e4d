Testing.__checkBinaryOperation(settler.texts(after: 520),{ $0 == $1() },["item log.1 +all <- log", "item log +all"],expression: .__fromBinaryOperation(.__fromSyntaxNode("settler.texts(after: 520)"),"==",.__fromSyntaxNode(#"["item log.1 +all <- log", "item log +all"]"#)),comments: [.__line("// The new file at the old name settles first; the renamed one must not lose its history to it.")],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/SettleTests/MoveTests.swift:84:9-84:90
