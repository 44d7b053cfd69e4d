Testing.__checkBinaryOperation(sandbox.cairn("snapshots", "--latest", "1").lines.count,{ $0 == $1() },2,expression: .__fromBinaryOperation(.__fromSyntaxNode(#"sandbox.cairn("snapshots", "--latest", "1").lines.count"#),"==",.__fromSyntaxNode("2")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/VerbTests.swift:38:9-38:78
