Testing.__checkBinaryOperation(letter.map { $0["commit"] },{ $0 == $1() },[commits[0], commits[1]],expression: .__fromBinaryOperation(.__fromSyntaxNode(#"letter.map { $0["commit"] }"#),"==",.__fromSyntaxNode("[commits[0], commits[1]]")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/VerbTests.swift:59:9-59:73
