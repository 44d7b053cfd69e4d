Testing.__checkValue(try Self.versions(rig, "d/b").count == 2,expression: .__fromSyntaxNode(#"try Self.versions(rig, "d/b").count == 2"#),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/RulesTests/ExclusionHistoryTests.swift:43:9-43:58
