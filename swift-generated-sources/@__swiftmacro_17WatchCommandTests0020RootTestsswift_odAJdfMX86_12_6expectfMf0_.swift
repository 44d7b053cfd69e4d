Testing.__checkBinaryOperation(kept.count == before.count,{ $0 || $1() },kept.count > 0,expression: .__fromBinaryOperation(.__fromSyntaxNode("kept.count == before.count"),"||",.__fromSyntaxNode("kept.count > 0")),comments: ["\(kept.count) of \(before.count) are kept"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/WatchCommandTests/RootTests.swift:87:13-87:111
