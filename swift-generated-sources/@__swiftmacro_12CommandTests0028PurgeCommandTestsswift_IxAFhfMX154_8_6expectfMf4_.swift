Testing.__checkBinaryOperation(sandbox.json("purge", "--apply").last?.number("items"),{ $0 == $1() },1,expression: .__fromBinaryOperation(.__fromSyntaxNode(#"sandbox.json("purge", "--apply").last?.number("items")"#),"==",.__fromSyntaxNode("1")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/PurgeCommandTests.swift:155:9-155:77
