Testing.__checkPropertyAccess(why.self,getting: { $0.isEmpty },expression: .__fromNegation(.__fromPropertyAccess(.__fromSyntaxNode("why"),.__fromSyntaxNode("isEmpty")), false),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ControlTests/ProtocolTests.swift:53:9-53:30
