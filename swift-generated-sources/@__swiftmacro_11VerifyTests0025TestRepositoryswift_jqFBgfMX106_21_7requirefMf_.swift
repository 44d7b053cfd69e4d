Testing.__checkPropertyAccess(result.self,getting: { $0.commit },expression: .__fromPropertyAccess(.__fromSyntaxNode("result"),.__fromSyntaxNode("commit")),comments: [],isRequired: true,sourceLocation: Testing.SourceLocation.__here()).__required()

// original-source-range: /work/main/Tests/VerifyTests/TestRepository.swift:107:22-107:45
