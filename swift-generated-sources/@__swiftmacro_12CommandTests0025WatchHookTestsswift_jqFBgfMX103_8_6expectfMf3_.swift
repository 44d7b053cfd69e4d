Testing.__checkBinaryOperation(cairn("dump", sandbox.source + "/later").text,{ $0 == $1() },"later",expression: .__fromBinaryOperation(.__fromSyntaxNode(#"cairn("dump", sandbox.source + "/later").text"#),"==",.__fromStringLiteral(#""later""#, "later")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/WatchHookTests.swift:104:9-104:74
