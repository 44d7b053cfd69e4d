Testing.__checkBinaryOperation(listed.count,{ $0 == $1() },items.count,expression: .__fromBinaryOperation(.__fromSyntaxNode("listed.count"),"==",.__fromSyntaxNode("items.count")),comments: ["\(name)"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/WitnessTests.swift:87:13-87:60
