Testing.__checkPropertyAccess(good.self,getting: { $0.isEmpty },expression: .__fromNegation(.__fromPropertyAccess(.__fromSyntaxNode("good"),.__fromSyntaxNode("isEmpty")), false),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/BrakeTests.swift:63:9-63:31
