Testing.__checkBinaryOperation(Files.text(sandbox.source + "/closed/inner.txt"),{ $0 == $1() },"precious too",expression: .__fromBinaryOperation(.__fromSyntaxNode(#"Files.text(sandbox.source + "/closed/inner.txt")"#),"==",.__fromStringLiteral(#""precious too""#, "precious too")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/UnreadableTests.swift:119:9-119:84
