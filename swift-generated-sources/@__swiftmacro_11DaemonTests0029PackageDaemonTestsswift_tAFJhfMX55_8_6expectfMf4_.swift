Testing.__checkBinaryOperation(world.daemon.attention(to: "/home/docs/a.rtfd".pathBytes),{ $0 == $1() },.none,expression: .__fromBinaryOperation(.__fromSyntaxNode(#"world.daemon.attention(to: "/home/docs/a.rtfd".pathBytes)"#),"==",.__fromSyntaxNode(".none")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/DaemonTests/PackageDaemonTests.swift:56:9-56:84
