Testing.__checkBinaryOperation(sandbox.cairn("exclude", "list").text,{ $0 == $1() },"nothing is left out\n",expression: .__fromBinaryOperation(.__fromSyntaxNode(#"sandbox.cairn("exclude", "list").text"#),"==",.__fromStringLiteral(#""nothing is left out\n""#, "nothing is left out\n")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/ExcludeTests.swift:37:9-37:82
