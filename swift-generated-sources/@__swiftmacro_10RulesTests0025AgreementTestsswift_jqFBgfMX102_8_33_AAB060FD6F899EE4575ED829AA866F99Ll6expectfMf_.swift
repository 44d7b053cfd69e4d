Testing.__checkPropertyAccess(result.failures.self,getting: { $0.isEmpty },expression: .__fromPropertyAccess(.__fromSyntaxNode("result.failures"),.__fromSyntaxNode("isEmpty")),comments: ["\(comment): \(result.failures)"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/RulesTests/AgreementTests.swift:103:9-103:75
