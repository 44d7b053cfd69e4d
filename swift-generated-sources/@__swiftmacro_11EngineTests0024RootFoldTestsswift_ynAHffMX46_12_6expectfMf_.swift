Testing.__checkBinaryOperation(versions.map(\.version.item.size),{ $0 == $1() },[15_000, 15_000, 15_000, 5],expression: .__fromBinaryOperation(.__fromSyntaxNode(#"versions.map(\.version.item.size)"#),"==",.__fromSyntaxNode("[15_000, 15_000, 15_000, 5]")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/RootFoldTests.swift:47:13-47:86
