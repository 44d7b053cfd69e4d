Testing.__checkValue(child.awaitWhileRunning { child.errorsSoFar.contains("stopped, as on-error = \"stop\" says: \(sandbox.source)/closed") },expression: .__fromSyntaxNode(#"child.awaitWhileRunning { child.errorsSoFar.contains("stopped, as on-error = \"stop\" says: \(sandbox.source)/closed") }"#),comments: ["\(child.errorsSoFar)"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/WatchHookTests.swift:97:9-97:162
