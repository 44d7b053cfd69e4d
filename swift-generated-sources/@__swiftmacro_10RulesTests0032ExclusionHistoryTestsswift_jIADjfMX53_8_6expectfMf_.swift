Testing.__checkValue(try Self.exclusions(rig, "secret").count == 1,expression: .__fromSyntaxNode(#"try Self.exclusions(rig, "secret").count == 1"#),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/RulesTests/ExclusionHistoryTests.swift:54:9-54:63
