Testing.__checkBinaryOperation(lines.filter { $0["type"] == "purge" }.compactMap { $0["path"] },{ $0 == $1() },planned.compactMap { $0["path"] },expression: .__fromBinaryOperation(.__fromSyntaxNode(#"lines.filter { $0["type"] == "purge" }.compactMap { $0["path"] }"#),"==",.__fromSyntaxNode(#"planned.compactMap { $0["path"] }"#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/PurgeCommandTests.swift:37:9-37:119
