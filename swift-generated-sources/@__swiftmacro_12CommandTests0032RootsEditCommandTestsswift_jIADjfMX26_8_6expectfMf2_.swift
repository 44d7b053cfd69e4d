Testing.__checkBinaryOperation(sandbox.cairn("dump", sandbox.source + "/once.txt").text,{ $0 == $1() },"once",expression: .__fromBinaryOperation(.__fromSyntaxNode(#"sandbox.cairn("dump", sandbox.source + "/once.txt").text"#),"==",.__fromStringLiteral(#""once""#, "once")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/RootsEditCommandTests.swift:27:9-27:84
