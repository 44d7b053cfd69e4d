Testing.__checkBinaryOperation(sandbox.cairn("dump", sandbox.source + "/a").text,{ $0 == $1() },"a",expression: .__fromBinaryOperation(.__fromSyntaxNode(#"sandbox.cairn("dump", sandbox.source + "/a").text"#),"==",.__fromStringLiteral(#""a""#, "a")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/ErrorTextTests.swift:87:9-87:74
