Testing.__checkBinaryOperation(data?.number("bytes"),{ $0 == $1() },5,expression: .__fromBinaryOperation(.__fromSyntaxNode(#"data?.number("bytes")"#),"==",.__fromSyntaxNode("5")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/RootsCommandTests.swift:30:9-30:44
