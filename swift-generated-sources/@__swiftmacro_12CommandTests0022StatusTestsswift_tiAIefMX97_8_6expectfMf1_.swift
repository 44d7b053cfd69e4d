Testing.__checkBinaryOperation(sandbox.cairn("status", sandbox.source + "/a.txt", sandbox.source + "/many/3/3", exits: 1).lines.count,{ $0 >= $1() },2,expression: .__fromBinaryOperation(.__fromSyntaxNode(#"sandbox.cairn("status", sandbox.source + "/a.txt", sandbox.source + "/many/3/3", exits: 1).lines.count"#),">=",.__fromSyntaxNode("2")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/StatusTests.swift:98:9-98:125
