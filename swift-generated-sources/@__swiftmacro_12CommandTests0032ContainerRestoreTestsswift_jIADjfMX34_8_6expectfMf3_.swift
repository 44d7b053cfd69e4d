Testing.__checkBinaryOperation(sandbox.cairn("find", "--container", Self.id, "theme").lines.count,{ $0 == $1() },1,expression: .__fromBinaryOperation(.__fromSyntaxNode(#"sandbox.cairn("find", "--container", Self.id, "theme").lines.count"#),"==",.__fromSyntaxNode("1")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/ContainerRestoreTests.swift:35:9-35:89
