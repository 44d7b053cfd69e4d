Testing.__checkValue(versions.contains { $0["type"] == "version" },expression: .__fromSyntaxNode(#"versions.contains { $0["type"] == "version" }"#),comments: ["\(versions.map(\.fields))"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/WatchCommandTests/RuleTests.swift:17:9-17:92
