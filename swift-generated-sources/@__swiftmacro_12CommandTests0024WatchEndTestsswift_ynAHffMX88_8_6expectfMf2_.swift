Testing.__checkBinaryOperation(sandbox.cairn("dump", path).text,{ $0 == $1() },"late",expression: .__fromBinaryOperation(.__fromSyntaxNode(#"sandbox.cairn("dump", path).text"#),"==",.__fromStringLiteral(#""late""#, "late")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/WatchEndTests.swift:89:9-89:60
