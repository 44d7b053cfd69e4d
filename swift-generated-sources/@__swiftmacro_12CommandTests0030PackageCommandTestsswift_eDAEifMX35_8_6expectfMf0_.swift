Testing.__checkBinaryOperation(sandbox.cairn("ls", "--inside").lines.count,{ $0 == $1() },8,expression: .__fromBinaryOperation(.__fromSyntaxNode(#"sandbox.cairn("ls", "--inside").lines.count"#),"==",.__fromSyntaxNode("8")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/PackageCommandTests.swift:36:9-36:66
