Testing.__checkValue(try SettingsEdit.including("/nothing", in: added, user: Self.user) == added,expression: .__fromSyntaxNode(#"try SettingsEdit.including("/nothing", in: added, user: Self.user) == added"#),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/RulesTests/ExclusionHistoryTests.swift:147:9-147:93
