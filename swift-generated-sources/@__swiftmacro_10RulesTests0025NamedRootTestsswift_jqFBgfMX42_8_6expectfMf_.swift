Testing.__checkPropertyAccess(judgement().self,getting: { $0.isKept },expression: .__fromPropertyAccess(.__fromSyntaxNode("judgement()"),.__fromSyntaxNode("isKept")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/RulesTests/NamedRootTests.swift:43:9-43:36
