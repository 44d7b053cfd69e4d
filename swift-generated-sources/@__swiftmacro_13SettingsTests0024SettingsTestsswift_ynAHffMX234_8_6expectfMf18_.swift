Testing.__checkValue(settings.roots.dropLast().allSatisfy { root in standard.contains { $0.name == root.name && $0.path == root.path && $0.role == root.role } },expression: .__fromSyntaxNode("settings.roots.dropLast().allSatisfy { root in standard.contains { $0.name == root.name && $0.path == root.path && $0.role == root.role } }"),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/SettingsTests/SettingsTests.swift:235:9-235:157
