Testing.__checkBinaryOperation(changed?.number("restored"),{ $0 == $1() },1,expression: .__fromBinaryOperation(.__fromSyntaxNode(#"changed?.number("restored")"#),"==",.__fromSyntaxNode("1")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/RestoreTests.swift:102:9-102:50
