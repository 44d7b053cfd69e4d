Testing.__checkBinaryOperation(sandbox.json("find", "letter.txt").count,{ $0 == $1() },2,expression: .__fromBinaryOperation(.__fromSyntaxNode(#"sandbox.json("find", "letter.txt").count"#),"==",.__fromSyntaxNode("2")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/VerbTests.swift:74:9-74:63
