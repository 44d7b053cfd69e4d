Testing.__checkValue(try rig.stored()["d".bytes] == nil,expression: .__fromSyntaxNode(#"try rig.stored()["d".bytes] == nil"#),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/RulesTests/ExclusionHistoryTests.swift:89:9-89:52
