Testing.__checkBinaryOperation(sandbox.cairn("ls", letter).lines.count,{ $0 == $1() },5,expression: .__fromBinaryOperation(.__fromSyntaxNode(#"sandbox.cairn("ls", letter).lines.count"#),"==",.__fromSyntaxNode("5")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/PackageCommandTests.swift:37:9-37:62
