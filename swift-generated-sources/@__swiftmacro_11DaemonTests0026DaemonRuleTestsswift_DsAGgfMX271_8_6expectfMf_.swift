Testing.__checkBinaryOperation(world.failures.map(\.path),{ $0 == $1() },["/home/docs/d".pathBytes],expression: .__fromBinaryOperation(.__fromSyntaxNode(#"world.failures.map(\.path)"#),"==",.__fromSyntaxNode(#"["/home/docs/d".pathBytes]"#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/DaemonTests/DaemonRuleTests.swift:272:9-272:74
