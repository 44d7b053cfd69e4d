Testing.__checkPropertyAccess(child.errorsSoFar.self,getting: { $0.isEmpty },expression: .__fromPropertyAccess(.__fromSyntaxNode("child.errorsSoFar"),.__fromSyntaxNode("isEmpty")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/SupervisedWatchTests.swift:120:13-120:47
