Testing.__checkPropertyAccess(wrong.self,getting: { $0.isEmpty },expression: .__fromPropertyAccess(.__fromSyntaxNode("wrong"),.__fromSyntaxNode("isEmpty")),comments: ["\(one) stopped at call \(middle), then \(other) (seed \(Self.seed)):\n\(wrong.joined(separator: "\n"))"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/FaultTests/PairTests.swift:73:13-73:141
