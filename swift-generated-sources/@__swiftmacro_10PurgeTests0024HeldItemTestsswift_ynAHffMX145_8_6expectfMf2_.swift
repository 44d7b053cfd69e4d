Testing.__checkBinaryOperation(notes.paths,{ $0 == $1() },[rig.path("in/free")],expression: .__fromBinaryOperation(.__fromSyntaxNode("notes.paths"),"==",.__fromSyntaxNode(#"[rig.path("in/free")]"#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PurgeTests/HeldItemTests.swift:146:9-146:54
