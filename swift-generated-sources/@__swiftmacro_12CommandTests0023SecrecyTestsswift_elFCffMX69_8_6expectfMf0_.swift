Testing.__checkPropertyAccess(found.self,getting: { $0.isEmpty },expression: .__fromPropertyAccess(.__fromSyntaxNode("found"),.__fromSyntaxNode("isEmpty")),comments: ["\(found)"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/SecrecyTests.swift:70:9-70:43
