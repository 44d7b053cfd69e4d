Testing.__checkBinaryOperation(Files.text(tree + "/file-\(number)"),{ $0 == $1() },Self.noise(700_000, UInt64(number) + 1),expression: .__fromBinaryOperation(.__fromSyntaxNode(#"Files.text(tree + "/file-\(number)")"#),"==",.__fromSyntaxNode("Self.noise(700_000, UInt64(number) + 1)")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/CareTests.swift:140:31-140:119
