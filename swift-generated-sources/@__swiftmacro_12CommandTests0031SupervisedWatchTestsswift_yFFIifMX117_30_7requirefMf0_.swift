Testing.__checkPropertyAccess(journal.texts(with: "MESSAGE=started, ").self,getting: { $0.first },expression: .__fromPropertyAccess(.__fromSyntaxNode(#"journal.texts(with: "MESSAGE=started, ")"#),.__fromSyntaxNode("first")),comments: [],isRequired: true,sourceLocation: Testing.SourceLocation.__here()).__required()

// original-source-range: /work/main/Tests/CommandTests/SupervisedWatchTests.swift:118:31-118:87
