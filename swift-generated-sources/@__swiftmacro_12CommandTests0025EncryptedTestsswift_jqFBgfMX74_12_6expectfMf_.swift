Testing.__checkPropertyAccess(found.self,getting: { $0.isEmpty },expression: .__fromPropertyAccess(.__fromSyntaxNode("found"),.__fromSyntaxNode("isEmpty")),comments: ["\(String(decoding: word, as: UTF8.self))"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/EncryptedTests.swift:75:13-75:79
