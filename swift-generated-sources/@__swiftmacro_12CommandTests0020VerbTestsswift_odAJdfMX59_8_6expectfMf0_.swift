Testing.__checkBinaryOperation(letter.map { $0["until_commit"] },{ $0 == $1() },[commits[1], nil],expression: .__fromBinaryOperation(.__fromSyntaxNode(#"letter.map { $0["until_commit"] }"#),"==",.__fromSyntaxNode("[commits[1], nil]")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/VerbTests.swift:60:9-60:72
