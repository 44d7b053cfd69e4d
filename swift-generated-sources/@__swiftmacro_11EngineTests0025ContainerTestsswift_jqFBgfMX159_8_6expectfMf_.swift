Testing.__checkBinaryOperation(set.containers,{ $0 == $1() },[Array("d.e.f".utf8)],expression: .__fromBinaryOperation(.__fromSyntaxNode("set.containers"),"==",.__fromSyntaxNode(#"[Array("d.e.f".utf8)]"#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/ContainerTests.swift:160:9-160:57
