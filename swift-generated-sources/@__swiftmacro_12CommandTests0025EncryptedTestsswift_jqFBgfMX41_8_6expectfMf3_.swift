Testing.__checkBinaryOperation(Files.text(sandbox.source + "/a/one.txt"),{ $0 == $1() },"the first",expression: .__fromBinaryOperation(.__fromSyntaxNode(#"Files.text(sandbox.source + "/a/one.txt")"#),"==",.__fromStringLiteral(#""the first""#, "the first")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/EncryptedTests.swift:42:9-42:74
