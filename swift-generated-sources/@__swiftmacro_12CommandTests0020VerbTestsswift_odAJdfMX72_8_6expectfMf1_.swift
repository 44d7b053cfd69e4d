Testing.__checkBinaryOperation(sandbox.json("find", "-i", "--snapshot", "latest", "LETTER*").count,{ $0 == $1() },1,expression: .__fromBinaryOperation(.__fromSyntaxNode(#"sandbox.json("find", "-i", "--snapshot", "latest", "LETTER*").count"#),"==",.__fromSyntaxNode("1")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/VerbTests.swift:73:9-73:90
