Testing.__checkBinaryOperation(kept.count,{ $0 == $1() },mounted.keys.count { $0.starts(with: Array("empty".utf8)) },expression: .__fromBinaryOperation(.__fromSyntaxNode("kept.count"),"==",.__fromSyntaxNode(#"mounted.keys.count { $0.starts(with: Array("empty".utf8)) }"#)),comments: ["\(kept.count) kept"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/WatchCommandTests/RootTests.swift:62:9-62:113
