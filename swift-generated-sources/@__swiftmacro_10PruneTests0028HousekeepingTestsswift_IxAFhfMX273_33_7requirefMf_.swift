Testing.__checkPropertyAccess(days.dropFirst().self,getting: { $0.first },expression: .__fromPropertyAccess(.__fromSyntaxNode("days.dropFirst()"),.__fromSyntaxNode("first")),comments: [],isRequired: true,sourceLocation: Testing.SourceLocation.__here()).__required()

// original-source-range: /work/main/Tests/PruneTests/HousekeepingTests.swift:274:34-274:66
