Testing.__checkBinaryOperation(sandbox.json("find", "--snapshot", commits[1], "*/notes/*").count,{ $0 == $1() },3,expression: .__fromBinaryOperation(.__fromSyntaxNode(#"sandbox.json("find", "--snapshot", commits[1], "*/notes/*").count"#),"==",.__fromSyntaxNode("3")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/VerbTests.swift:72:9-72:88
