Testing.__checkBinaryOperation(Files.text(sandbox.restored(sandbox.backUp()) + "/file"),{ $0 == $1() },"state 4",expression: .__fromBinaryOperation(.__fromSyntaxNode(#"Files.text(sandbox.restored(sandbox.backUp()) + "/file")"#),"==",.__fromStringLiteral(#""state 4""#, "state 4")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/EncryptedTests.swift:151:9-151:87
