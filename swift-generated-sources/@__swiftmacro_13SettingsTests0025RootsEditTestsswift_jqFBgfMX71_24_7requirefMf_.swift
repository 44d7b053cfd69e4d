Testing.__checkValue(try Self.remove("/a", text),expression: .__fromSyntaxNode(#"try Self.remove("/a", text)"#),comments: [],isRequired: true,sourceLocation: Testing.SourceLocation.__here()).__required()

// original-source-range: /work/main/Tests/SettingsTests/RootsEditTests.swift:72:25-72:62
