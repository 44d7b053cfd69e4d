Testing.__checkBinaryOperation(Files.text(sandbox.source + "/a/one.txt"),{ $0 == $1() },"the third",expression: .__fromBinaryOperation(.__fromSyntaxNode(#"Files.text(sandbox.source + "/a/one.txt")"#),"==",.__fromStringLiteral(#""the third""#, "the third")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/EncryptedTests.swift:44:9-44:74
