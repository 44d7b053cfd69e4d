Testing.__checkBinaryOperation(lines.first { $0["type"] == "failure" }?["path"],{ $0 == $1() },closed + "/file",expression: .__fromBinaryOperation(.__fromSyntaxNode(#"lines.first { $0["type"] == "failure" }?["path"]"#),"==",.__fromSyntaxNode(#"closed + "/file""#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/PurgeCommandTests.swift:132:9-132:86
