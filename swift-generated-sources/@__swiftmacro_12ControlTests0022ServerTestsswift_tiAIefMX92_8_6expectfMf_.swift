Testing.__checkBinaryOperation(addresses.map(\.directory),{ $0 == $1() },[Array(directory.file("missing/run/cairn").utf8), Array(directory.file("state").utf8)],expression: .__fromBinaryOperation(.__fromSyntaxNode(#"addresses.map(\.directory)"#),"==",.__fromSyntaxNode(#"[Array(directory.file("missing/run/cairn").utf8), Array(directory.file("state").utf8)]"#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ControlTests/ServerTests.swift:93:9-93:134
