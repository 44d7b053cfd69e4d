Testing.__checkValue(try rig.stored().keys.sorted { $0.lexicographicallyPrecedes($1) } == ["".bytes, "a".bytes],expression: .__fromSyntaxNode(#"try rig.stored().keys.sorted { $0.lexicographicallyPrecedes($1) } == ["".bytes, "a".bytes]"#),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/RulesTests/ExclusionHistoryTests.swift:35:9-35:108
