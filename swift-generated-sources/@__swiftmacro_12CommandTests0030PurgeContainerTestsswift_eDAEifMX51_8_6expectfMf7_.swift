Testing.__checkBinaryOperation(sandbox.cairn("ls").lines.filter { $0.hasSuffix("kept") }.count,{ $0 == $1() },2,expression: .__fromBinaryOperation(.__fromSyntaxNode(#"sandbox.cairn("ls").lines.filter { $0.hasSuffix("kept") }.count"#),"==",.__fromSyntaxNode("2")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/PurgeContainerTests.swift:52:9-52:86
