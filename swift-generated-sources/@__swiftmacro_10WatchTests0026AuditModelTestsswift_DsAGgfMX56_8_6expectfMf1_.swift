Testing.__checkValue(comparedForLostWatch(settle()).contains { "a/b".hasPrefix($0) },expression: .__fromSyntaxNode(#"comparedForLostWatch(settle()).contains { "a/b".hasPrefix($0) }"#),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/WatchTests/AuditModelTests.swift:57:9-57:81
