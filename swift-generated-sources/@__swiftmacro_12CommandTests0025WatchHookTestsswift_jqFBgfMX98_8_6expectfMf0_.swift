Testing.__checkBinaryOperation(cairn("resume").code,{ $0 == $1() },0,expression: .__fromBinaryOperation(.__fromSyntaxNode(#"cairn("resume").code"#),"==",.__fromSyntaxNode("0")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/WatchHookTests.swift:99:9-99:43
