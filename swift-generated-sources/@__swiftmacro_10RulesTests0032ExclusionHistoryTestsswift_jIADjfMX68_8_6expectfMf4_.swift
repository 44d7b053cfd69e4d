Testing.__checkValue(try rig.stored()["a".bytes]?.content == "saved".bytes,expression: .__fromSyntaxNode(#"try rig.stored()["a".bytes]?.content == "saved".bytes"#),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/RulesTests/ExclusionHistoryTests.swift:69:9-69:71
