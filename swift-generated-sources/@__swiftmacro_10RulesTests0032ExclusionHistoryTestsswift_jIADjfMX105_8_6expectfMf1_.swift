Testing.__checkValue(try Self.versions(rig, "a").count == 1,expression: .__fromSyntaxNode(#"try Self.versions(rig, "a").count == 1"#),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/RulesTests/ExclusionHistoryTests.swift:106:9-106:56
