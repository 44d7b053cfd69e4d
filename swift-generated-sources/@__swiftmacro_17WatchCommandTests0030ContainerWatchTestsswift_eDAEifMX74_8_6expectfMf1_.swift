Testing.__checkBinaryOperation(rig.sandbox.json("versions", "--container", "notes", "current/list").map { $0.number("size") },{ $0 == $1() },[5, 6, 9],expression: .__fromBinaryOperation(.__fromSyntaxNode(#"rig.sandbox.json("versions", "--container", "notes", "current/list").map { $0.number("size") }"#),"==",.__fromSyntaxNode("[5, 6, 9]")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/WatchCommandTests/ContainerWatchTests.swift:75:9-75:125
