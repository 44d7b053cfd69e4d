Testing.__checkPropertyAccess(treeDifferences(Walker.walk(Self.app(sandbox)), expected: before).self,getting: { $0.isEmpty },expression: .__fromPropertyAccess(.__fromSyntaxNode("treeDifferences(Walker.walk(Self.app(sandbox)), expected: before)"),.__fromSyntaxNode("isEmpty")),comments: [.__line("// Ada's own is as it was.")],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/ContainerRestoreTests.swift:60:9-60:91
