Testing.__checkPropertyAccess(settle().self,getting: { $0.isEmpty },expression: .__fromPropertyAccess(.__fromSyntaxNode("settle()"),.__fromSyntaxNode("isEmpty")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/WatchTests/AuditModelTests.swift:54:9-54:34
