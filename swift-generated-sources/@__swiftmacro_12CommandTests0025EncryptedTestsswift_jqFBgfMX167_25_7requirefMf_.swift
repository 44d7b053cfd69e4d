Testing.__checkPropertyAccess(sandbox.commits(all: true).self,getting: { $0.last },expression: .__fromPropertyAccess(.__fromSyntaxNode("sandbox.commits(all: true)"),.__fromSyntaxNode("last")),comments: [],isRequired: true,sourceLocation: Testing.SourceLocation.__here()).__required()

// original-source-range: /work/main/Tests/CommandTests/EncryptedTests.swift:168:26-168:67
