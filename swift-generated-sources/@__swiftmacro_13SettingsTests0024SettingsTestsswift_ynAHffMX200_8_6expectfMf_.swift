Testing.__checkValue(try parse(text) == Settings(user: user),expression: .__fromSyntaxNode("try parse(text) == Settings(user: user)"),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/SettingsTests/SettingsTests.swift:201:9-201:57
