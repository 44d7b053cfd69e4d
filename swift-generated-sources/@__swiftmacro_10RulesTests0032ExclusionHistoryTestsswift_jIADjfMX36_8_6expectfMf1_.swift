Testing.__checkValue(try Self.exclusions(rig, "d").map(\.exclusion.rule) == [.robots],expression: .__fromSyntaxNode(#"try Self.exclusions(rig, "d").map(\.exclusion.rule) == [.robots]"#),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/RulesTests/ExclusionHistoryTests.swift:37:9-37:82
