Testing.__checkBinaryOperation(world.failures.map(\.path),{ $0 == $1() },["/home/docs/a.rtfd/B".pathBytes],expression: .__fromBinaryOperation(.__fromSyntaxNode(#"world.failures.map(\.path)"#),"==",.__fromSyntaxNode(#"["/home/docs/a.rtfd/B".pathBytes]"#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/DaemonTests/PackageDaemonTests.swift:107:9-107:81
