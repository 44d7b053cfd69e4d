Testing.__checkBinaryOperation(footer.entries.map(\.length),{ $0 == $1() },stored.filter { $0.pack == 1 }.map(\.length),expression: .__fromBinaryOperation(.__fromSyntaxNode(#"footer.entries.map(\.length)"#),"==",.__fromSyntaxNode(#"stored.filter { $0.pack == 1 }.map(\.length)"#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/StageTests.swift:53:9-53:94
