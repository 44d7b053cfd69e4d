Testing.__checkPropertyAccess(next.failures.self,getting: { $0.isEmpty },expression: .__fromPropertyAccess(.__fromSyntaxNode("next.failures"),.__fromSyntaxNode("isEmpty")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/UnstableFileTests.swift:49:9-49:39
