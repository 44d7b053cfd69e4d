Testing.__checkPropertyAccess(wrong.self,getting: { $0.isEmpty },expression: .__fromPropertyAccess(.__fromSyntaxNode("wrong"),.__fromSyntaxNode("isEmpty")),comments: ["seed \(Self.seed) (CAIRN_TEST_SEED repeats it)\n\(wrong.joined(separator: "\n"))"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/FaultTests/FaultInjectionTests.swift:58:13-58:119
