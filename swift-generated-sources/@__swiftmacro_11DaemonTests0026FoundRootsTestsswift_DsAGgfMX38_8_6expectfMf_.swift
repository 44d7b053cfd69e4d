Testing.__checkBinaryOperation(world.source.roots.map { String(decoding: $0.path, as: UTF8.self) },{ $0 == $1() },[DaemonWorld.docs, Self.app],expression: .__fromBinaryOperation(.__fromSyntaxNode("world.source.roots.map { String(decoding: $0.path, as: UTF8.self) }"),"==",.__fromSyntaxNode("[DaemonWorld.docs, Self.app]")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/DaemonTests/FoundRootsTests.swift:39:9-39:117
