Testing.__checkPropertyAccess(taken.self,getting: { $0.isEmpty },expression: .__fromPropertyAccess(.__fromSyntaxNode("taken"),.__fromSyntaxNode("isEmpty")),comments: ["after \(milliseconds) ms"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/SettleTests/PackageSettleTests.swift:35:40-35:90
