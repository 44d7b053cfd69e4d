Testing.__checkValue(try Settings.read(from: Array("/none".utf8), user: user) == nil,expression: .__fromSyntaxNode(#"try Settings.read(from: Array("/none".utf8), user: user) == nil"#),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/SettingsTests/SettingsTests.swift:153:9-153:81
