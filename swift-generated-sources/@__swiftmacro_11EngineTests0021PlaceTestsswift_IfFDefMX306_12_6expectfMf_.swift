Testing.__checkPropertyAccess(result.failures.self,getting: { $0.isEmpty },expression: .__fromPropertyAccess(.__fromSyntaxNode("result.failures"),.__fromSyntaxNode("isEmpty")),comments: ["seed \(seed)"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/PlaceTests.swift:307:13-307:61
