Testing.__checkValue(try Self.exclusions(rig, "d").map(\.how) == [.cleared],expression: .__fromSyntaxNode(#"try Self.exclusions(rig, "d").map(\.how) == [.cleared]"#),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/RulesTests/ExclusionHistoryTests.swift:42:9-42:72
