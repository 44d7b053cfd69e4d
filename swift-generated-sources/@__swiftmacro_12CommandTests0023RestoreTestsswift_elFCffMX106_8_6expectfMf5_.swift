Testing.__checkBinaryOperation(Files.text(copy + "/extra"),{ $0 == $1() },"mine",expression: .__fromBinaryOperation(.__fromSyntaxNode(#"Files.text(copy + "/extra")"#),"==",.__fromStringLiteral(#""mine""#, "mine")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/RestoreTests.swift:107:9-107:55
