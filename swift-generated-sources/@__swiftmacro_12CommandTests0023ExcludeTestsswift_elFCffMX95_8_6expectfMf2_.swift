Testing.__checkBinaryOperation(Files.text(sandbox.source + "/extra/kept"),{ $0 == $1() },"goes",expression: .__fromBinaryOperation(.__fromSyntaxNode(#"Files.text(sandbox.source + "/extra/kept")"#),"==",.__fromStringLiteral(#""goes""#, "goes")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/ExcludeTests.swift:96:9-96:70
