Testing.__checkBinaryOperation(versions.map { $0.number("size") },{ $0 == $1() },[5, 6],expression: .__fromBinaryOperation(.__fromSyntaxNode(#"versions.map { $0.number("size") }"#),"==",.__fromSyntaxNode("[5, 6]")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/WatchCommandTests/ContainerWatchTests.swift:29:9-29:62
