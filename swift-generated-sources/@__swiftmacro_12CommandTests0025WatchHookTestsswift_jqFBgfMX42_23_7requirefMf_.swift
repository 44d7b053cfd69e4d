Testing.__checkPropertyAccess(processes().self,getting: { $0.first },expression: .__fromPropertyAccess(.__fromSyntaxNode("processes()"),.__fromSyntaxNode("first")),comments: [],isRequired: true,sourceLocation: Testing.SourceLocation.__here()).__required()

// original-source-range: /work/main/Tests/CommandTests/WatchHookTests.swift:43:24-43:51
