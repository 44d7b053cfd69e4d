Testing.__checkBinaryOperation(ground.removed,{ $0 == $1() },["/t/a", "/t/b"],expression: .__fromBinaryOperation(.__fromSyntaxNode("ground.removed"),"==",.__fromSyntaxNode(#"["/t/a", "/t/b"]"#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/DaemonTests/DaemonPurgeTests.swift:38:9-38:52
