Testing.__checkBinaryOperation(roots.map { String(decoding: $0.definition.path, as: UTF8.self) },{ $0 == $1() },["/home/snap/app/2"],expression: .__fromBinaryOperation(.__fromSyntaxNode("roots.map { String(decoding: $0.definition.path, as: UTF8.self) }"),"==",.__fromSyntaxNode(#"["/home/snap/app/2"]"#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/DaemonTests/FoundRootsTests.swift:95:9-95:107
