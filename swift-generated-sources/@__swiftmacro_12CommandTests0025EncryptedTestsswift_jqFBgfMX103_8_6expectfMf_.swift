Testing.__checkBinaryOperation(Files.content(sandbox.repository + "/cairn.json"),{ $0 == $1() },before,expression: .__fromBinaryOperation(.__fromSyntaxNode(#"Files.content(sandbox.repository + "/cairn.json")"#),"==",.__fromSyntaxNode("before")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/EncryptedTests.swift:104:9-104:77
