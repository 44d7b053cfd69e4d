Testing.__checkBinaryOperation(Files.text(sandbox.source + "/extra.txt"),{ $0 == $1() },"new, and precious",expression: .__fromBinaryOperation(.__fromSyntaxNode(#"Files.text(sandbox.source + "/extra.txt")"#),"==",.__fromStringLiteral(#""new, and precious""#, "new, and precious")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/UnreadableTests.swift:120:9-120:82
