Testing.__checkBinaryOperation(sandbox.json("key", "list").count,{ $0 == $1() },32,expression: .__fromBinaryOperation(.__fromSyntaxNode(#"sandbox.json("key", "list").count"#),"==",.__fromSyntaxNode("32")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/KeyCommandTests.swift:83:9-83:57
