Testing.__checkBinaryOperation(sandbox.cairn("versions", sandbox.source + "/letter.txt").lines.count,{ $0 == $1() },2,expression: .__fromBinaryOperation(.__fromSyntaxNode(#"sandbox.cairn("versions", sandbox.source + "/letter.txt").lines.count"#),"==",.__fromSyntaxNode("2")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/VerbTests.swift:64:9-64:92
