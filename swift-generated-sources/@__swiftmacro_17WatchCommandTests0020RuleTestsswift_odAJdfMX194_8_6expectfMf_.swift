Testing.__checkValue(isHeard,expression: .__fromSyntaxNode("isHeard"),comments: ["the settings are not read again:\n\(log.suffix(3_000))"],isRequired: false,sourceLocation: sourceLocation).__expected()

// original-source-range: /work/main/Tests/WatchCommandTests/RuleTests.swift:195:9-195:115
