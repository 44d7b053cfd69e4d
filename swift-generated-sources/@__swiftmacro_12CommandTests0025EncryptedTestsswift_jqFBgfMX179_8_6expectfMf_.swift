Testing.__checkBinaryOperation(sandbox.run("/bin/cp", [Binary.path, sandbox.file("cairn")]).code,{ $0 == $1() },0,expression: .__fromBinaryOperation(.__fromSyntaxNode(#"sandbox.run("/bin/cp", [Binary.path, sandbox.file("cairn")]).code"#),"==",.__fromSyntaxNode("0")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/EncryptedTests.swift:180:9-180:88
