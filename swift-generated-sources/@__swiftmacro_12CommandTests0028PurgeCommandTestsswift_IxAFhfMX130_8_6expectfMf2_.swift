Testing.__checkBinaryOperation(lines.first { $0["type"] == "stays" }?["path"],{ $0 == $1() },sandbox.file("cache/held"),expression: .__fromBinaryOperation(.__fromSyntaxNode(#"lines.first { $0["type"] == "stays" }?["path"]"#),"==",.__fromSyntaxNode(#"sandbox.file("cache/held")"#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/PurgeCommandTests.swift:131:9-131:94
