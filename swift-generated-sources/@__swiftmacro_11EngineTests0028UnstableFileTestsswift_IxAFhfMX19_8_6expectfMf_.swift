Testing.__checkPropertyAccess(result.failures.self,getting: { $0.isEmpty },expression: .__fromPropertyAccess(.__fromSyntaxNode("result.failures"),.__fromSyntaxNode("isEmpty")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/UnstableFileTests.swift:20:9-20:41
