Testing.__checkBinaryOperation(sandbox.cairn("dump", sandbox.source + "/first").text,{ $0 == $1() },"first",expression: .__fromBinaryOperation(.__fromSyntaxNode(#"sandbox.cairn("dump", sandbox.source + "/first").text"#),"==",.__fromStringLiteral(#""first""#, "first")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/WatchEndTests.swift:144:9-144:82
