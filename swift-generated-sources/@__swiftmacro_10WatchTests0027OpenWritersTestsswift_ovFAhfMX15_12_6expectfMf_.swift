Testing.__checkPropertyAccess(writers.due(at: next - 1).self,getting: { $0.isEmpty },expression: .__fromPropertyAccess(.__fromSyntaxNode("writers.due(at: next - 1)"),.__fromSyntaxNode("isEmpty")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/WatchTests/OpenWritersTests.swift:16:13-16:55
