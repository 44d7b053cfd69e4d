Testing.__checkBinaryOperation(sandbox.cairn("ls", "--container", "org.example.Other").lines.count,{ $0 == $1() },2,expression: .__fromBinaryOperation(.__fromSyntaxNode(#"sandbox.cairn("ls", "--container", "org.example.Other").lines.count"#),"==",.__fromSyntaxNode("2")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/ContainerRestoreTests.swift:40:9-40:90
