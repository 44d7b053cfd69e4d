Testing.__checkBinaryOperation(Files.text(sandbox.source + "/later/deep.txt"),{ $0 == $1() },"likewise",expression: .__fromBinaryOperation(.__fromSyntaxNode(#"Files.text(sandbox.source + "/later/deep.txt")"#),"==",.__fromStringLiteral(#""likewise""#, "likewise")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/UnreadableTests.swift:127:9-127:78
