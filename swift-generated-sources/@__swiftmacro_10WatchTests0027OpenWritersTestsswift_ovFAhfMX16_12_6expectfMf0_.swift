Testing.__checkBinaryOperation(writers.due(at: next),{ $0 == $1() },[Self.place("a")],expression: .__fromBinaryOperation(.__fromSyntaxNode("writers.due(at: next)"),"==",.__fromSyntaxNode(#"[Self.place("a")]"#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/WatchTests/OpenWritersTests.swift:17:13-17:64
