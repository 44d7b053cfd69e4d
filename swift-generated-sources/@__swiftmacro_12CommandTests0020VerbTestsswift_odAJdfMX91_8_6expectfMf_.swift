Testing.__checkBinaryOperation(sandbox.cairn("dump", "--snapshot", commits[0], sandbox.source + "/letter.txt").text,{ $0 == $1() },"dear\n",expression: .__fromBinaryOperation(.__fromSyntaxNode(#"sandbox.cairn("dump", "--snapshot", commits[0], sandbox.source + "/letter.txt").text"#),"==",.__fromStringLiteral(#""dear\n""#, "dear\n")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/VerbTests.swift:92:9-92:114
