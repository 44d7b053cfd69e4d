Testing.__checkPropertyAccess(settings.containers.directories.self,getting: { $0.isEmpty },expression: .__fromPropertyAccess(.__fromSyntaxNode("settings.containers.directories"),.__fromSyntaxNode("isEmpty")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/SettingsTests/SettingsTests.swift:37:9-37:57
