Testing.__checkPropertyAccess(days.self,getting: { $0.last },expression: .__fromPropertyAccess(.__fromSyntaxNode("days"),.__fromSyntaxNode("last")),comments: [],isRequired: true,sourceLocation: Testing.SourceLocation.__here()).__required()

// original-source-range: /work/main/Tests/PruneTests/HousekeepingTests.swift:274:72-274:91
