Testing.__checkBinaryOperation(core?.split(separator: " ").dropFirst(4).prefix(2).elementsEqual(["0", "0"]),{ $0 == $1() },true,expression: .__fromBinaryOperation(.__fromSyntaxNode(#"core?.split(separator: " ").dropFirst(4).prefix(2).elementsEqual(["0", "0"])"#),"==",.__fromSyntaxNode("true")),comments: ["\(core ?? "no limits")"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/SecrecyTests.swift:57:9-57:128
