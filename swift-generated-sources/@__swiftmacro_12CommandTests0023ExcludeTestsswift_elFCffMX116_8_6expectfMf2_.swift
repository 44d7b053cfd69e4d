Testing.__checkBinaryOperation(Files.text(sandbox.source + "/a"),{ $0 == $1() },"changed since, too",expression: .__fromBinaryOperation(.__fromSyntaxNode(#"Files.text(sandbox.source + "/a")"#),"==",.__fromStringLiteral(#""changed since, too""#, "changed since, too")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/ExcludeTests.swift:117:9-117:75
