Testing.__checkBinaryOperation(Files.text(sandbox.source + "/scratch/b"),{ $0 == $1() },"changed since",expression: .__fromBinaryOperation(.__fromSyntaxNode(#"Files.text(sandbox.source + "/scratch/b")"#),"==",.__fromStringLiteral(#""changed since""#, "changed since")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/ExcludeTests.swift:116:9-116:78
