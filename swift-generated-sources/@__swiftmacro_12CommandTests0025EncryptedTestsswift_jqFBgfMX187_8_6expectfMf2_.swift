Testing.__checkValue(child.awaitWhileRunning { sandbox.run("/usr/bin/setpriv", words + ["status", second]).code == 0 },expression: .__fromSyntaxNode(#"child.awaitWhileRunning { sandbox.run("/usr/bin/setpriv", words + ["status", second]).code == 0 }"#),comments: ["\(child.errorsSoFar)"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/EncryptedTests.swift:188:9-189:135
