Testing.__checkBinaryOperation(Files.text(sandbox.source + "/open.txt"),{ $0 == $1() },"open",expression: .__fromBinaryOperation(.__fromSyntaxNode(#"Files.text(sandbox.source + "/open.txt")"#),"==",.__fromStringLiteral(#""open""#, "open")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/UnreadableTests.swift:117:9-117:68
