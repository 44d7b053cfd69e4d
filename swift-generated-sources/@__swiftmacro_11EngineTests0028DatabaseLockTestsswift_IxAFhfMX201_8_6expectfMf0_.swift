Testing.__checkPropertyAccess(tree.holds(Self.path).self,getting: { $0.isEmpty },expression: .__fromPropertyAccess(.__fromSyntaxNode("tree.holds(Self.path)"),.__fromSyntaxNode("isEmpty")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/DatabaseLockTests.swift:202:9-202:47
