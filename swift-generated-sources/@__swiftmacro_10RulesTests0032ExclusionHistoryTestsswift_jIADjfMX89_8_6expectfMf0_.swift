Testing.__checkValue(try Self.exclusions(rig, "d").map(\.exclusion.rule) == [.pattern],expression: .__fromSyntaxNode(#"try Self.exclusions(rig, "d").map(\.exclusion.rule) == [.pattern]"#),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/RulesTests/ExclusionHistoryTests.swift:90:9-90:83
