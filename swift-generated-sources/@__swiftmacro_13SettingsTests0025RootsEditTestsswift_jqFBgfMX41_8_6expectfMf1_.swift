Testing.__checkValue(try Self.add("/", "").0.contains("name = \"root\""),expression: .__fromSyntaxNode(#"try Self.add("/", "").0.contains("name = \"root\"")"#),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/SettingsTests/RootsEditTests.swift:42:9-42:69
