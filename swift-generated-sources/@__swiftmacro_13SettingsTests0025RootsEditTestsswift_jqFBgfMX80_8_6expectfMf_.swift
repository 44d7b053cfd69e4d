Testing.__checkPropertyAccess(removed.self,getting: { $0.1 },expression: .__fromPropertyAccess(.__fromSyntaxNode("removed"),.__fromSyntaxNode("1")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/SettingsTests/RootsEditTests.swift:81:9-81:27
