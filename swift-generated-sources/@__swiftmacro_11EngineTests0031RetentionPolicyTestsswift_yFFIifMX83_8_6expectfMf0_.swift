Testing.__checkPropertyAccess(RetentionPolicy.standard.reasons(for: [], now: Timestamp(seconds: 0), calendar: .utc).self,getting: { $0.isEmpty },expression: .__fromPropertyAccess(.__fromSyntaxNode("RetentionPolicy.standard.reasons(for: [], now: Timestamp(seconds: 0), calendar: .utc)"),.__fromSyntaxNode("isEmpty")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/RetentionPolicyTests.swift:84:9-84:111
