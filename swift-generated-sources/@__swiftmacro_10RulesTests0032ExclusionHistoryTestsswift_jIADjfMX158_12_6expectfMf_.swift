Testing.__checkValue(try Settings(text: text, file: "", user: Self.user).exclude.paths == [path.bytes],expression: .__fromSyntaxNode(#"try Settings(text: text, file: "", user: Self.user).exclude.paths == [path.bytes]"#),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/RulesTests/ExclusionHistoryTests.swift:159:13-159:103
