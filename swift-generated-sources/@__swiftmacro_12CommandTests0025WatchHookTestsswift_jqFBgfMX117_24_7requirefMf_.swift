Testing.__checkPropertyAccess(Self.events(sandbox.file("events")).self,getting: { $0.first },expression: .__fromPropertyAccess(.__fromSyntaxNode(#"Self.events(sandbox.file("events"))"#),.__fromSyntaxNode("first")),comments: [],isRequired: true,sourceLocation: Testing.SourceLocation.__here()).__required()

// original-source-range: /work/main/Tests/CommandTests/WatchHookTests.swift:118:25-118:76
