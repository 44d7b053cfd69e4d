Testing.__checkBinaryOperation(tasks.count == 1_000,{ $0 && $1() },tasks.allSatisfy { $0.former?.path == Array("from".utf8) + $0.path.path.dropFirst(2) },expression: .__fromBinaryOperation(.__fromSyntaxNode("tasks.count == 1_000"),"&&",.__fromSyntaxNode(#"tasks.allSatisfy { $0.former?.path == Array("from".utf8) + $0.path.path.dropFirst(2) }"#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/SettleTests/MoveTests.swift:167:9-167:128
