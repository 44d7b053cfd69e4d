Testing.__checkBinaryOperation(world.source.roots.map { String(decoding: $0.path, as: UTF8.self) },{ $0 == $1() },[DaemonWorld.docs, "/home/snap/app/2"],expression: .__fromBinaryOperation(.__fromSyntaxNode("world.source.roots.map { String(decoding: $0.path, as: UTF8.self) }"),"==",.__fromSyntaxNode(#"[DaemonWorld.docs, "/home/snap/app/2"]"#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/DaemonTests/FoundRootsTests.swift:91:9-91:127
