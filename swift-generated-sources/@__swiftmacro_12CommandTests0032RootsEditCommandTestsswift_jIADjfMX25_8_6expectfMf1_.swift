Testing.__checkBinaryOperation(sandbox.cairn("dump", sandbox.file("home/Documents/letter")).text,{ $0 == $1() },"two",expression: .__fromBinaryOperation(.__fromSyntaxNode(#"sandbox.cairn("dump", sandbox.file("home/Documents/letter")).text"#),"==",.__fromStringLiteral(#""two""#, "two")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/RootsEditCommandTests.swift:26:9-26:92
