Testing.__checkPropertyAccess(rig.self,getting: { $0.rules },expression: .__fromPropertyAccess(.__fromSyntaxNode("rig"),.__fromSyntaxNode("rules")),comments: [],isRequired: true,sourceLocation: Testing.SourceLocation.__here()).__required()

// original-source-range: /work/main/Tests/RulesTests/NamedRootTests.swift:41:25-41:44
