Testing.__checkBinaryOperation(set.containers,{ $0 == $1() },[Array("a.b.c".utf8)],expression: .__fromBinaryOperation(.__fromSyntaxNode("set.containers"),"==",.__fromSyntaxNode(#"[Array("a.b.c".utf8)]"#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/ContainerTests.swift:140:9-140:57
