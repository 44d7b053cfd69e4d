Testing.__checkBinaryOperation(sandbox.json("backup", sandbox.source).last?.number("changed"),{ $0 == $1() },1,expression: .__fromBinaryOperation(.__fromSyntaxNode(#"sandbox.json("backup", sandbox.source).last?.number("changed")"#),"==",.__fromSyntaxNode("1")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/DatabaseTests.swift:155:9-155:85
