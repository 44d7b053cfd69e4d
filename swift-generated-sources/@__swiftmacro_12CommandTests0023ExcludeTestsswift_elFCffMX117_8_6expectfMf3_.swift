Testing.__checkBinaryOperation(Files.text(sandbox.source + "/scratch/never"),{ $0 == $1() },"not in the commit",expression: .__fromBinaryOperation(.__fromSyntaxNode(#"Files.text(sandbox.source + "/scratch/never")"#),"==",.__fromStringLiteral(#""not in the commit""#, "not in the commit")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/ExcludeTests.swift:118:9-118:86
