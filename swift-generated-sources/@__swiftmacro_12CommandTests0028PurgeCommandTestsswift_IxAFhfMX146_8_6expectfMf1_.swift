Testing.__checkValue(watch.child.awaitWhileRunning { watch.child.errorsSoFar.contains("purged 1 item, ") },expression: .__fromSyntaxNode(#"watch.child.awaitWhileRunning { watch.child.errorsSoFar.contains("purged 1 item, ") }"#),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/PurgeCommandTests.swift:147:9-147:103
