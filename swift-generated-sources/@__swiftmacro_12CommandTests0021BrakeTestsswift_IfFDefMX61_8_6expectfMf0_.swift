Testing.__checkBinaryOperation(sandbox.cairn("dump", "--snapshot", pinned, sandbox.source + "/1/1").text,{ $0 == $1() },"content 1",expression: .__fromBinaryOperation(.__fromSyntaxNode(#"sandbox.cairn("dump", "--snapshot", pinned, sandbox.source + "/1/1").text"#),"==",.__fromStringLiteral(#""content 1""#, "content 1")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/BrakeTests.swift:62:9-62:106
