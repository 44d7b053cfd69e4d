Testing.__checkPropertyAccess(wrong.self,getting: { $0.isEmpty },expression: .__fromPropertyAccess(.__fromSyntaxNode("wrong"),.__fromSyntaxNode("isEmpty")),comments: ["seed \(Self.seed), \(kind), cut \(number):\n\(wrong.joined(separator: "\n"))"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/FaultTests/PowerCutTests.swift:56:13-56:115
