Testing.__checkValue(try rig.stored().count == 4,expression: .__fromSyntaxNode("try rig.stored().count == 4"),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/RulesTests/ExclusionHistoryTests.swift:81:9-81:45
