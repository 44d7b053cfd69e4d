Testing.__checkBinaryOperation(Set(rescans.map { "\($0)" }).count,{ $0 == $1() },2,expression: .__fromBinaryOperation(.__fromSyntaxNode(#"Set(rescans.map { "\($0)" }).count"#),"==",.__fromSyntaxNode("2")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/SettleTests/HintMailboxTests.swift:63:9-63:57
