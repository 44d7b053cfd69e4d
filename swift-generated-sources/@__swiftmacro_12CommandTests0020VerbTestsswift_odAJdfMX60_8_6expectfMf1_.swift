Testing.__checkBinaryOperation(letter.map { $0.number("size") },{ $0 == $1() },[5, 9],expression: .__fromBinaryOperation(.__fromSyntaxNode(#"letter.map { $0.number("size") }"#),"==",.__fromSyntaxNode("[5, 9]")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/VerbTests.swift:61:9-61:60
