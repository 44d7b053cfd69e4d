Testing.__checkBinaryOperation(!Files.exists(copy + "/notes/extra") && !Files.exists(copy + "/notes/deep/extra"),{ $0 && $1() },!Files.exists(copy + "/notes/tree"),expression: .__fromBinaryOperation(.__fromSyntaxNode(#"!Files.exists(copy + "/notes/extra") && !Files.exists(copy + "/notes/deep/extra")"#),"&&",.__fromSyntaxNode(#"!Files.exists(copy + "/notes/tree")"#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/RestoreTests.swift:158:9-158:138
