Testing.__checkPropertyAccess(follower.self,getting: { $0.isIncomplete },expression: .__fromPropertyAccess(.__fromSyntaxNode("follower"),.__fromSyntaxNode("isIncomplete")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/PlaceTests.swift:249:9-249:39
