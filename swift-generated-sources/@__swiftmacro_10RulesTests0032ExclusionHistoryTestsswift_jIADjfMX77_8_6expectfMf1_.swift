Testing.__checkValue(try Self.exclusions(rig, "").map(\.exclusion.rule) == [.noBackup],expression: .__fromSyntaxNode(#"try Self.exclusions(rig, "").map(\.exclusion.rule) == [.noBackup]"#),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/RulesTests/ExclusionHistoryTests.swift:78:9-78:83
