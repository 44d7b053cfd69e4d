Testing.__checkValue(child.awaitWhileRunning { child.errorsSoFar.contains("everything compared") },expression: .__fromSyntaxNode(#"child.awaitWhileRunning { child.errorsSoFar.contains("everything compared") }"#),comments: ["\(child.errorsSoFar)"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/EncryptedTests.swift:184:9-184:119
