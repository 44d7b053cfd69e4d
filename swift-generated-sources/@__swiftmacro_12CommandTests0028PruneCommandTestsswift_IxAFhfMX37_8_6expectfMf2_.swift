Testing.__checkBinaryOperation(before - after,{ $0 == $1() },report?.number("bytes_freed"),expression: .__fromBinaryOperation(.__fromSyntaxNode("before - after"),"==",.__fromSyntaxNode(#"report?.number("bytes_freed")"#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/PruneCommandTests.swift:38:9-38:65
