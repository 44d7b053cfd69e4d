Testing.__checkValue(lines.contains { $0.hasPrefix("cairn_activity{activity=\"watching\",") && $0.hasSuffix(" 1") },expression: .__fromSyntaxNode(#"lines.contains { $0.hasPrefix("cairn_activity{activity=\"watching\",") && $0.hasSuffix(" 1") }"#),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/WatchHookTests.swift:135:9-135:112
