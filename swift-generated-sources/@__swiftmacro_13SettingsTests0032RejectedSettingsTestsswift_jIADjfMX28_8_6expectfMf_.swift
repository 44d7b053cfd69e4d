Testing.__checkValue(try String(contentsOf: expected, encoding: .utf8) == "\(error)\n",expression: .__fromSyntaxNode(#"try String(contentsOf: expected, encoding: .utf8) == "\(error)\n""#),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/SettingsTests/RejectedSettingsTests.swift:29:9-29:83
