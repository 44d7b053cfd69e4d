Testing.__checkBinaryOperation(Set(writers.places()),{ $0 == $1() },Set(["x", "n/e/b", "da"].map(Self.place)),expression: .__fromBinaryOperation(.__fromSyntaxNode("Set(writers.places())"),"==",.__fromSyntaxNode(#"Set(["x", "n/e/b", "da"].map(Self.place))"#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/WatchTests/OpenWritersTests.swift:36:9-36:84
