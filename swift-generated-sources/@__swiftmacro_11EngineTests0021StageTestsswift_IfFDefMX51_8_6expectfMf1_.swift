Testing.__checkBinaryOperation(footer.entries.map(\.offset),{ $0 == $1() },stored.filter { $0.pack == 1 }.map(\.offset),expression: .__fromBinaryOperation(.__fromSyntaxNode(#"footer.entries.map(\.offset)"#),"==",.__fromSyntaxNode(#"stored.filter { $0.pack == 1 }.map(\.offset)"#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/StageTests.swift:52:9-52:94
