Testing.__checkBinaryOperation(walk.blocks.map(\.header.chunks),{ $0 == $1() },stored.filter { $0.pack == 1 }.map(\.chunks),expression: .__fromBinaryOperation(.__fromSyntaxNode(#"walk.blocks.map(\.header.chunks)"#),"==",.__fromSyntaxNode(#"stored.filter { $0.pack == 1 }.map(\.chunks)"#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/StageTests.swift:57:9-57:98
