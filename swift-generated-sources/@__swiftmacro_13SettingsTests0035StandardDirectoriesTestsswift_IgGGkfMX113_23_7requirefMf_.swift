Testing.__checkValue(environment["HOME"],expression: .__fromSyntaxNode(#"environment["HOME"]"#),comments: [],isRequired: true,sourceLocation: Testing.SourceLocation.__here()).__required()

// original-source-range: /work/main/Tests/SettingsTests/StandardDirectoriesTests.swift:114:24-114:53
