Testing.__checkValue(try Self.exclusions(rig, "a").map(\.how) == [.dropped],expression: .__fromSyntaxNode(#"try Self.exclusions(rig, "a").map(\.how) == [.dropped]"#),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/RulesTests/ExclusionHistoryTests.swift:60:9-60:72
