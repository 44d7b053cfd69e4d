Testing.__checkValue(settle().contains { if case .unwatchable(WatchedPath(1, "a/b"), .unreadable, _) = $0 { true } else { false } },expression: .__fromSyntaxNode(#"settle().contains { if case .unwatchable(WatchedPath(1, "a/b"), .unreadable, _) = $0 { true } else { false } }"#),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/WatchTests/RuleModelTests.swift:213:9-213:128
