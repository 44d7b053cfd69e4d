Testing.__checkBinaryOperation(hints.lastIndex(of: .back(root: 1))!,{ $0 < $1() },hints.lastIndex(of: rescans[0])!,expression: .__fromBinaryOperation(.__fromSyntaxNode("hints.lastIndex(of: .back(root: 1))!"),"<",.__fromSyntaxNode("hints.lastIndex(of: rescans[0])!")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/SettleTests/HintMailboxTests.swift:65:9-65:89
