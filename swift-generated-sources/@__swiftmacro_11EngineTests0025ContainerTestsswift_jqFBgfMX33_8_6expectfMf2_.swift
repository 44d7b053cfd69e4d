Testing.__checkBinaryOperation(set.parts.map { String(decoding: $0.name, as: UTF8.self) },{ $0 == $1() },[".local", ".mozilla", "config", "data"],expression: .__fromBinaryOperation(.__fromSyntaxNode("set.parts.map { String(decoding: $0.name, as: UTF8.self) }"),"==",.__fromSyntaxNode(#"[".local", ".mozilla", "config", "data"]"#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/ContainerTests.swift:34:9-34:120
