Testing.__checkBinaryOperation(sandbox.json("purge", "--apply").filter { $0["type"] == "purge" }.compactMap { $0["path"] },{ $0 == $1() },[sandbox.file("cache/a")],expression: .__fromBinaryOperation(.__fromSyntaxNode(#"sandbox.json("purge", "--apply").filter { $0["type"] == "purge" }.compactMap { $0["path"] }"#),"==",.__fromSyntaxNode(#"[sandbox.file("cache/a")]"#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/PurgeCommandTests.swift:97:9-97:138
