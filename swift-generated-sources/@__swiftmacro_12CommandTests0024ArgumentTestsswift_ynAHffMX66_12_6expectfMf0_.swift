Testing.__checkPropertyAccess(cut.errors.self,getting: { $0.isEmpty },expression: .__fromPropertyAccess(.__fromSyntaxNode("cut.errors"),.__fromSyntaxNode("isEmpty")),comments: ["\(verb): \(cut)"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/ArgumentTests.swift:67:13-67:59
