Testing.__checkBinaryOperation(ground.removed,{ $0 == $1() },["/t/file"],expression: .__fromBinaryOperation(.__fromSyntaxNode("ground.removed"),"==",.__fromSyntaxNode(#"["/t/file"]"#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/DaemonTests/DaemonPurgeTests.swift:117:9-117:47
