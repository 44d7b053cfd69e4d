Testing.__checkBinaryOperation(set.loose,{ $0 == $1() },[Array("\(app)/stray.txt".utf8)],expression: .__fromBinaryOperation(.__fromSyntaxNode("set.loose"),"==",.__fromSyntaxNode(#"[Array("\(app)/stray.txt".utf8)]"#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/ContainerTests.swift:33:9-33:63
