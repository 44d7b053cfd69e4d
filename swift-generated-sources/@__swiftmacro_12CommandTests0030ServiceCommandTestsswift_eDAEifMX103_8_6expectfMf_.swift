Testing.__checkPropertyAccess(ended.errors.self,getting: { $0.isEmpty },expression: .__fromNegation(.__fromPropertyAccess(.__fromSyntaxNode("ended.errors"),.__fromSyntaxNode("isEmpty")), false),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/ServiceCommandTests.swift:104:9-104:39
