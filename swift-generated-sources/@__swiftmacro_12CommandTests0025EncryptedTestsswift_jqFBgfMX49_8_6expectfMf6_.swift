Testing.__checkBinaryOperation(Files.text(sandbox.restored(first) + "/a/two.txt"),{ $0 == $1() },String(repeating: "two ", count: 100_000),expression: .__fromBinaryOperation(.__fromSyntaxNode(#"Files.text(sandbox.restored(first) + "/a/two.txt")"#),"==",.__fromSyntaxNode(#"String(repeating: "two ", count: 100_000)"#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/EncryptedTests.swift:50:9-50:113
