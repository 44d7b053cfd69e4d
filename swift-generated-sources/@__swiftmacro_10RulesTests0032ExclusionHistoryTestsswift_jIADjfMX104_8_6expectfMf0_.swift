Testing.__checkValue(try Self.exclusions(rig, "a").map(\.exclusion.rule) == [.size],expression: .__fromSyntaxNode(#"try Self.exclusions(rig, "a").map(\.exclusion.rule) == [.size]"#),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/RulesTests/ExclusionHistoryTests.swift:105:9-105:80
