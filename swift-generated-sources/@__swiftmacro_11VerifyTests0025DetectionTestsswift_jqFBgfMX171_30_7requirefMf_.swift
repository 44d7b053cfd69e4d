Testing.__checkPropertyAccess(report.damage.versions.self,getting: { $0.first },expression: .__fromPropertyAccess(.__fromSyntaxNode("report.damage.versions"),.__fromSyntaxNode("first")),comments: [],isRequired: true,sourceLocation: Testing.SourceLocation.__here()).__required()

// original-source-range: /work/main/Tests/VerifyTests/DetectionTests.swift:172:31-172:69
