Testing.__checkValue(status.contains { $0["type"] == "gap" && $0["cause"] == "watch-limit" },expression: .__fromSyntaxNode(#"status.contains { $0["type"] == "gap" && $0["cause"] == "watch-limit" }"#),comments: ["\(status.map(\.fields))"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/WatchCommandTests/GapTests.swift:86:9-86:116
