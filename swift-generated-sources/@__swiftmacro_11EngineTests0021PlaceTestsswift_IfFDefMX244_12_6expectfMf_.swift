Testing.__checkPropertyAccess(follower.self,getting: { $0.isIncomplete },expression: .__fromNegation(.__fromPropertyAccess(.__fromSyntaxNode("follower"),.__fromSyntaxNode("isIncomplete")), false),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/PlaceTests.swift:245:13-245:44
