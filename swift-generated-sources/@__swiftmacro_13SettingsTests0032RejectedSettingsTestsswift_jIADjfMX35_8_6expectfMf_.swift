Testing.__checkValue(try messages == Self.names,expression: .__fromSyntaxNode("try messages == Self.names"),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/SettingsTests/RejectedSettingsTests.swift:36:9-36:44
