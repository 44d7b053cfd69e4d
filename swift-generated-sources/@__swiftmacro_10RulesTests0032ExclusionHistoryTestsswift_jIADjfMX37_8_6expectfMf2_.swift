Testing.__checkValue(try Self.exclusions(rig, "d/b").isEmpty,expression: .__fromSyntaxNode(#"try Self.exclusions(rig, "d/b").isEmpty"#),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/RulesTests/ExclusionHistoryTests.swift:38:9-38:57
