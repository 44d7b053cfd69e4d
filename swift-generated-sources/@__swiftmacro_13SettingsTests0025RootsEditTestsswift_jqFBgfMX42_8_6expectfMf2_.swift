Testing.__checkValue(try Self.add("/var/lib/containers", "").0.contains("name = \"containers-2\""),expression: .__fromSyntaxNode(#"try Self.add("/var/lib/containers", "").0.contains("name = \"containers-2\"")"#),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/SettingsTests/RootsEditTests.swift:43:9-43:95
