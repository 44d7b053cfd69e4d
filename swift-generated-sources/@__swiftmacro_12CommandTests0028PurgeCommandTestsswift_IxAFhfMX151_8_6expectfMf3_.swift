Testing.__checkValue(watch.child.awaitWhileRunning { watch.child.errorsSoFar.contains("settings read again") },expression: .__fromSyntaxNode(#"watch.child.awaitWhileRunning { watch.child.errorsSoFar.contains("settings read again") }"#),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/PurgeCommandTests.swift:152:9-152:107
