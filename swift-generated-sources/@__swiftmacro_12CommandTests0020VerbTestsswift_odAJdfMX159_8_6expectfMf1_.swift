Testing.__checkBinaryOperation(sandbox.cairn("dump", "Papers/a.txt").text,{ $0 == $1() },"a",expression: .__fromBinaryOperation(.__fromSyntaxNode(#"sandbox.cairn("dump", "Papers/a.txt").text"#),"==",.__fromStringLiteral(#""a""#, "a")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/VerbTests.swift:160:9-160:67
