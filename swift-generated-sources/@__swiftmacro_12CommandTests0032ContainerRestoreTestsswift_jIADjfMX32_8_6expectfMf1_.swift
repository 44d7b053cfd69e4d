Testing.__checkBinaryOperation(sandbox.cairn("ls", "--container", Self.id).lines.sorted(),{ $0 == $1() },all.sorted(),expression: .__fromBinaryOperation(.__fromSyntaxNode(#"sandbox.cairn("ls", "--container", Self.id).lines.sorted()"#),"==",.__fromSyntaxNode("all.sorted()")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/ContainerRestoreTests.swift:33:9-33:92
