Testing.__checkBinaryOperation(lines.filter { $0["type"] == "stays" }.compactMap { $0["path"] },{ $0 == $1() },[sandbox.file("cache/deep/c")],expression: .__fromBinaryOperation(.__fromSyntaxNode(#"lines.filter { $0["type"] == "stays" }.compactMap { $0["path"] }"#),"==",.__fromSyntaxNode(#"[sandbox.file("cache/deep/c")]"#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/PurgeCommandTests.swift:38:9-38:116
