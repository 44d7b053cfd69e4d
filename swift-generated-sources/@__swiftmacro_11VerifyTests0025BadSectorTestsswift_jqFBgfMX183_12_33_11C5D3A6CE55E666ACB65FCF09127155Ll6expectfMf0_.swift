Testing.__checkPropertyAccess(after.self,getting: { $0.isDamaged },expression: .__fromNegation(.__fromPropertyAccess(.__fromSyntaxNode("after"),.__fromSyntaxNode("isDamaged")), false),comments: ["\(path): \(after.findings)"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/VerifyTests/BadSectorTests.swift:184:13-184:68
