Testing.__checkBinaryOperation(sandbox.json("versions", sandbox.source + "/a/one.txt").count,{ $0 >= $1() },2,expression: .__fromBinaryOperation(.__fromSyntaxNode(#"sandbox.json("versions", sandbox.source + "/a/one.txt").count"#),">=",.__fromSyntaxNode("2")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/EncryptedTests.swift:34:9-34:84
