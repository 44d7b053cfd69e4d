Testing.__checkValue(try rig.stored()["d/b".bytes] != nil,expression: .__fromSyntaxNode(#"try rig.stored()["d/b".bytes] != nil"#),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/RulesTests/ExclusionHistoryTests.swift:94:9-94:54
