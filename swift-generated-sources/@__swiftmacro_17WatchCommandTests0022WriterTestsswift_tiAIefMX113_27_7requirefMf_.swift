Testing.__checkPropertyAccess(rig.sandbox.json("snapshots", "--all").self,getting: { $0.last },expression: .__fromPropertyAccess(.__fromSyntaxNode(#"rig.sandbox.json("snapshots", "--all")"#),.__fromSyntaxNode("last")),comments: [],isRequired: true,sourceLocation: Testing.SourceLocation.__here()).__required()

// original-source-range: /work/main/Tests/WatchCommandTests/WriterTests.swift:114:28-114:81
