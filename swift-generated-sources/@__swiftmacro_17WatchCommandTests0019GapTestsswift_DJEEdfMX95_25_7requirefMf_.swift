Testing.__checkPropertyAccess(rig.self,getting: { $0.daemon },expression: .__fromPropertyAccess(.__fromSyntaxNode("rig"),.__fromSyntaxNode("daemon")),comments: [],isRequired: true,sourceLocation: Testing.SourceLocation.__here()).__required()

// original-source-range: /work/main/Tests/WatchCommandTests/GapTests.swift:96:26-96:46
