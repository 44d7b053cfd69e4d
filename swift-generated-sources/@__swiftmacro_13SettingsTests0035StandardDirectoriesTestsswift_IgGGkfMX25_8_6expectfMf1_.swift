Testing.__checkValue(places.allSatisfy { !$0.isDisabled },expression: .__fromSyntaxNode("places.allSatisfy { !$0.isDisabled }"),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/SettingsTests/StandardDirectoriesTests.swift:26:9-26:54
