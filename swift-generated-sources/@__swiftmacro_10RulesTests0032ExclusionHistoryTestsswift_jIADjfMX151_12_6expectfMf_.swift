Testing.__checkClosureCall(throws: SettingsEdit.Unclear.self,performing: { try SettingsEdit.excluding("/x", in: text.bytes, user: Self.user) },expression: .__fromSyntaxNode(#"try SettingsEdit.excluding("/x", in: text.bytes, user: Self.user)"#),comments: ["\(text)"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/RulesTests/ExclusionHistoryTests.swift:152:13-152:136
