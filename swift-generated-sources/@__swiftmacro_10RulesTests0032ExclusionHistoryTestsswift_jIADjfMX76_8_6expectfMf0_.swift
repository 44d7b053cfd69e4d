Testing.__checkValue(try rig.stored().isEmpty,expression: .__fromSyntaxNode("try rig.stored().isEmpty"),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/RulesTests/ExclusionHistoryTests.swift:77:9-77:42
