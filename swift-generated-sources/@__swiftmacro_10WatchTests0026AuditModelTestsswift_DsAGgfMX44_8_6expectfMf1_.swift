Testing.__checkPropertyAccess(comparedForLostWatch(settle()).self,getting: { $0.isEmpty },expression: .__fromPropertyAccess(.__fromSyntaxNode("comparedForLostWatch(settle())"),.__fromSyntaxNode("isEmpty")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/WatchTests/AuditModelTests.swift:45:9-45:56
