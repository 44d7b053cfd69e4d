Testing.__checkValue(try Self.exclusions(rig, "secret").map(\.how) == [.dropped],expression: .__fromSyntaxNode(#"try Self.exclusions(rig, "secret").map(\.how) == [.dropped]"#),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/RulesTests/ExclusionHistoryTests.swift:61:9-61:77
