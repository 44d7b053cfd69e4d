Testing.__checkValue(isFound,expression: .__fromSyntaxNode("isFound"),comments: ["\(String(decoding: word, as: UTF8.self)) would not have been found"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/EncryptedTests.swift:81:13-81:99
