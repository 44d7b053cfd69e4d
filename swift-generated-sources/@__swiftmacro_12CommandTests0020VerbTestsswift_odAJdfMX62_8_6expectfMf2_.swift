Testing.__checkBinaryOperation(gone.map { $0["until_commit"] },{ $0 == $1() },[commits[2]],expression: .__fromBinaryOperation(.__fromSyntaxNode(#"gone.map { $0["until_commit"] }"#),"==",.__fromSyntaxNode("[commits[2]]")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/VerbTests.swift:63:9-63:65
