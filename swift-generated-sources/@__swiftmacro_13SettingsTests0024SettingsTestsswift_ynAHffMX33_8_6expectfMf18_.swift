Testing.__checkPropertyAccess(settings.roots.self,getting: { $0.isEmpty },expression: .__fromPropertyAccess(.__fromSyntaxNode("settings.roots"),.__fromSyntaxNode("isEmpty")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/SettingsTests/SettingsTests.swift:34:9-34:40
