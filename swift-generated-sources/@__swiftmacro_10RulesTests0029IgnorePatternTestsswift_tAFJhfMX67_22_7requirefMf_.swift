Testing.__checkPropertyAccess(Self.self,getting: { $0.git },expression: .__fromPropertyAccess(.__fromSyntaxNode("Self"),.__fromSyntaxNode("git")),comments: [],isRequired: true,sourceLocation: Testing.SourceLocation.__here()).__required()

// original-source-range: /work/main/Tests/RulesTests/IgnorePatternTests.swift:68:23-68:41
