Testing.__checkBinaryOperation(!Files.exists("\(restored)/data"),{ $0 && $1() },!Files.exists("\(restored)/config"),expression: .__fromBinaryOperation(.__fromSyntaxNode(#"!Files.exists("\(restored)/data")"#),"&&",.__fromSyntaxNode(#"!Files.exists("\(restored)/config")"#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/ContainerRestoreTests.swift:65:9-65:90
