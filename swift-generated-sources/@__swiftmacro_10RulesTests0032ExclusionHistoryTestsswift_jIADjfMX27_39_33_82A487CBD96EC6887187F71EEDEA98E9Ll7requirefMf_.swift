Testing.__checkValue(try reader.roots().first,expression: .__fromSyntaxNode("try reader.roots().first"),comments: [],isRequired: true,sourceLocation: Testing.SourceLocation.__here()).__required()

// original-source-range: /work/main/Tests/RulesTests/ExclusionHistoryTests.swift:28:40-28:74
