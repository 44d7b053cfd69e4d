Testing.__checkValue(try rig.stored()["a".bytes] == nil,expression: .__fromSyntaxNode(#"try rig.stored()["a".bytes] == nil"#),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/RulesTests/ExclusionHistoryTests.swift:104:9-104:52
