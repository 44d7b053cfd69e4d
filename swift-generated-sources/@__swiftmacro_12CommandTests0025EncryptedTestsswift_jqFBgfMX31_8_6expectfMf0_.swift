Testing.__checkBinaryOperation(Files.text(sandbox.restored(second) + "/a/one.txt"),{ $0 == $1() },"the second",expression: .__fromBinaryOperation(.__fromSyntaxNode(#"Files.text(sandbox.restored(second) + "/a/one.txt")"#),"==",.__fromStringLiteral(#""the second""#, "the second")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/EncryptedTests.swift:32:9-32:85
