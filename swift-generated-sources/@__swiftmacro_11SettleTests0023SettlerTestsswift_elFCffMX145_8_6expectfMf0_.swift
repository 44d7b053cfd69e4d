Testing.__checkValue(tasks.contains { $0.hasPrefix("subtree a/1/9 +all") || $0 == "item a/1/9/x +all" || $0 == "subtree a/1 +all" },expression: .__fromSyntaxNode(#"tasks.contains { $0.hasPrefix("subtree a/1/9 +all") || $0 == "item a/1/9/x +all" || $0 == "subtree a/1 +all" }"#),comments: ["\(tasks)"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/SettleTests/SettlerTests.swift:146:9-146:140
