Testing.__checkValue(try rig.stored()["d/b".bytes]?.content == "two".bytes,expression: .__fromSyntaxNode(#"try rig.stored()["d/b".bytes]?.content == "two".bytes"#),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/RulesTests/ExclusionHistoryTests.swift:41:9-41:71
