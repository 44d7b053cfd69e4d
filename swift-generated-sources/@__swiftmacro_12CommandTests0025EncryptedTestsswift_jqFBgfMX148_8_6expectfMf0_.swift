Testing.__checkBinaryOperation(Files.text(sandbox.restored(commits[3]) + "/file"),{ $0 == $1() },"state 3",expression: .__fromBinaryOperation(.__fromSyntaxNode(#"Files.text(sandbox.restored(commits[3]) + "/file")"#),"==",.__fromStringLiteral(#""state 3""#, "state 3")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/EncryptedTests.swift:149:9-149:81
