Testing.__checkBinaryOperation(sandbox.cairn("dump", sandbox.file("home/Documents/letter")).text,{ $0 == $1() },"one",expression: .__fromBinaryOperation(.__fromSyntaxNode(#"sandbox.cairn("dump", sandbox.file("home/Documents/letter")).text"#),"==",.__fromStringLiteral(#""one""#, "one")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/RootsEditCommandTests.swift:57:9-57:92
