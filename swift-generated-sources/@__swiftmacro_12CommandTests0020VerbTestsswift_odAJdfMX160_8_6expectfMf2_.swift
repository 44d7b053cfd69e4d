Testing.__checkBinaryOperation(sandbox.cairn("dump", sandbox.source + "/papers/a.txt").text,{ $0 == $1() },"a",expression: .__fromBinaryOperation(.__fromSyntaxNode(#"sandbox.cairn("dump", sandbox.source + "/papers/a.txt").text"#),"==",.__fromStringLiteral(#""a""#, "a")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/VerbTests.swift:161:9-161:85
