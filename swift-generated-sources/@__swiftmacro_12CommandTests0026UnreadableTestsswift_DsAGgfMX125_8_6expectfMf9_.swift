Testing.__checkBinaryOperation(Files.text(sandbox.source + "/closed.txt"),{ $0 == $1() },"precious",expression: .__fromBinaryOperation(.__fromSyntaxNode(#"Files.text(sandbox.source + "/closed.txt")"#),"==",.__fromStringLiteral(#""precious""#, "precious")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/UnreadableTests.swift:126:9-126:74
