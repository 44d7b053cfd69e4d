Testing.__checkBinaryOperation(lines.first { $0["type"] == "damaged_version" }?["path"],{ $0 == $1() },sandbox.source + "/a",expression: .__fromBinaryOperation(.__fromSyntaxNode(#"lines.first { $0["type"] == "damaged_version" }?["path"]"#),"==",.__fromSyntaxNode(#"sandbox.source + "/a""#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/JSONTests.swift:145:9-145:99
