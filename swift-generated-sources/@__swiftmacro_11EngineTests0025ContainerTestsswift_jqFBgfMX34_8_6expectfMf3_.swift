Testing.__checkBinaryOperation(set.containers,{ $0 == $1() },[Array("org.mozilla.firefox".utf8)],expression: .__fromBinaryOperation(.__fromSyntaxNode("set.containers"),"==",.__fromSyntaxNode(#"[Array("org.mozilla.firefox".utf8)]"#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/ContainerTests.swift:35:9-35:71
