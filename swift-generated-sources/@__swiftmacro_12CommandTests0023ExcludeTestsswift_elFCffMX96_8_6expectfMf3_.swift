Testing.__checkBinaryOperation(Files.text(sandbox.source + "/disk.img"),{ $0 == $1() },"stays",expression: .__fromBinaryOperation(.__fromSyntaxNode(#"Files.text(sandbox.source + "/disk.img")"#),"==",.__fromStringLiteral(#""stays""#, "stays")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/ExcludeTests.swift:97:9-97:69
