Testing.__checkClosureCall(throws: SystemError.self,performing: { try Settings.read(from: Array("/x".utf8), user: user) },expression: .__fromSyntaxNode(#"try Settings.read(from: Array("/x".utf8), user: user)"#),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/SettingsTests/SettingsTests.swift:162:9-162:100
