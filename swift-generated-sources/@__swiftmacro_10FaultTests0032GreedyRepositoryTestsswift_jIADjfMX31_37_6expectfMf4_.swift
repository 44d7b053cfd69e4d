Testing.__checkBinaryOperation(ended.said.contains("cairn: "),{ $0 || $1() },ended.said.contains("damage"),expression: .__fromBinaryOperation(.__fromSyntaxNode(#"ended.said.contains("cairn: ")"#),"||",.__fromSyntaxNode(#"ended.said.contains("damage")"#)),comments: ["\(what): \(ended.said)"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/FaultTests/GreedyRepositoryTests.swift:32:38-32:136
