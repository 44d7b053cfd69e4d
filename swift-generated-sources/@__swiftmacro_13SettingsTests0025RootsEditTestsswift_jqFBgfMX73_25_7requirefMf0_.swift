Testing.__checkValue(try Self.remove("/b", text),expression: .__fromSyntaxNode(#"try Self.remove("/b", text)"#),comments: [],isRequired: true,sourceLocation: Testing.SourceLocation.__here()).__required()

// original-source-range: /work/main/Tests/SettingsTests/RootsEditTests.swift:74:26-74:63
