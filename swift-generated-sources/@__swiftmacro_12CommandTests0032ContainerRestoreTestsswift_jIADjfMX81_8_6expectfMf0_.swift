Testing.__checkBinaryOperation(Files.text("\(home2)/config/mine") == "bob's",{ $0 && $1() },!Files.exists("\(home2)/config/user"),expression: .__fromBinaryOperation(.__fromSyntaxNode(#"Files.text("\(home2)/config/mine") == "bob's""#),"&&",.__fromSyntaxNode(#"!Files.exists("\(home2)/config/user")"#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/ContainerRestoreTests.swift:82:9-82:104
