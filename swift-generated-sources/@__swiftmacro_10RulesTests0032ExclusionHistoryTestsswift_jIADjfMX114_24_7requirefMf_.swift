Testing.__checkPropertyAccess(rig.self,getting: { $0.rules },expression: .__fromPropertyAccess(.__fromSyntaxNode("rig"),.__fromSyntaxNode("rules")),comments: [],isRequired: true,sourceLocation: Testing.SourceLocation.__here()).__required()

// original-source-range: /work/main/Tests/RulesTests/ExclusionHistoryTests.swift:115:25-115:44
