Testing.__checkPropertyAccess(inner.self,getting: { $0.wd },expression: .__fromPropertyAccess(.__fromSyntaxNode("inner"),.__fromSyntaxNode("wd")),comments: [],isRequired: true,sourceLocation: Testing.SourceLocation.__here()).__required()

// original-source-range: /work/main/Tests/WatchTests/AuditModelTests.swift:51:30-51:48
