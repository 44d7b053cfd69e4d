Testing.__checkPropertyAccess(report.self,getting: { $0.isDamaged },expression: .__fromPropertyAccess(.__fromSyntaxNode("report"),.__fromSyntaxNode("isDamaged")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/VerifyTests/ConcurrentVerifyTests.swift:235:9-235:34
