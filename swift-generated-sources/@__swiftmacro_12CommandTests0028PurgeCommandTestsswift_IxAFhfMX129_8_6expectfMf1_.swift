Testing.__checkBinaryOperation(lines.filter { $0["type"] == "purge" }.compactMap { $0["path"] },{ $0 == $1() },[sandbox.file("cache/free")],expression: .__fromBinaryOperation(.__fromSyntaxNode(#"lines.filter { $0["type"] == "purge" }.compactMap { $0["path"] }"#),"==",.__fromSyntaxNode(#"[sandbox.file("cache/free")]"#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/PurgeCommandTests.swift:130:9-130:114
