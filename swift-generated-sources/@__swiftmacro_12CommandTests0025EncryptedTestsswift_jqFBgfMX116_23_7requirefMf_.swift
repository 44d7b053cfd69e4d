Testing.__checkValue(Self.repositoryFiles(sandbox).first { $0.path.hasSuffix(".pack") },expression: .__fromSyntaxNode(#"Self.repositoryFiles(sandbox).first { $0.path.hasSuffix(".pack") }"#),comments: [],isRequired: true,sourceLocation: Testing.SourceLocation.__here()).__required()

// original-source-range: /work/main/Tests/CommandTests/EncryptedTests.swift:117:24-117:100
