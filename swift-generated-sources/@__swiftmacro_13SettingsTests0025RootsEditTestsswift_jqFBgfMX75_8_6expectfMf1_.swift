Testing.__checkValue(try Self.remove("/c", text) == nil,expression: .__fromSyntaxNode(#"try Self.remove("/c", text) == nil"#),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/SettingsTests/RootsEditTests.swift:76:9-76:52
