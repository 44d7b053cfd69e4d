Testing.__checkBinaryOperation(sandbox.cairn("ls", "--container", Self.id, "config").lines.count,{ $0 == $1() },3,expression: .__fromBinaryOperation(.__fromSyntaxNode(#"sandbox.cairn("ls", "--container", Self.id, "config").lines.count"#),"==",.__fromSyntaxNode("3")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/ContainerRestoreTests.swift:34:9-34:88
