Testing.__checkBinaryOperation(sandbox.cairn("dump", sandbox.source + "/a/one.txt", "--snapshot", first).text,{ $0 == $1() },"the first",expression: .__fromBinaryOperation(.__fromSyntaxNode(#"sandbox.cairn("dump", sandbox.source + "/a/one.txt", "--snapshot", first).text"#),"==",.__fromStringLiteral(#""the first""#, "the first")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/EncryptedTests.swift:33:9-33:111
