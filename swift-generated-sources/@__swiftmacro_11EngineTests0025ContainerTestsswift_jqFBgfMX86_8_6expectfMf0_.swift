Testing.__checkBinaryOperation(set.containers.map { String(decoding: $0, as: UTF8.self) },{ $0 == $1() },["com.example.notes", "young"],expression: .__fromBinaryOperation(.__fromSyntaxNode("set.containers.map { String(decoding: $0, as: UTF8.self) }"),"==",.__fromSyntaxNode(#"["com.example.notes", "young"]"#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/ContainerTests.swift:87:9-87:110
