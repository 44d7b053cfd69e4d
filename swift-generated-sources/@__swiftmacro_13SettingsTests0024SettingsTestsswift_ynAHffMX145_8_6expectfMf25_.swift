Testing.__checkBinaryOperation(settings.roots.map { String($0.name) },{ $0 == $1() },["Papiere", "dot config"],expression: .__fromBinaryOperation(.__fromSyntaxNode("settings.roots.map { String($0.name) }"),"==",.__fromSyntaxNode(#"["Papiere", "dot config"]"#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/SettingsTests/SettingsTests.swift:146:9-146:85
