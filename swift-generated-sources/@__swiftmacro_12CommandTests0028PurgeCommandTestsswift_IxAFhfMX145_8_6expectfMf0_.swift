Testing.__checkValue(watch.child.awaitWhileRunning { !Files.exists(sandbox.file("cache/a")) },expression: .__fromSyntaxNode(#"watch.child.awaitWhileRunning { !Files.exists(sandbox.file("cache/a")) }"#),comments: ["\(watch.child.errorsSoFar)"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/PurgeCommandTests.swift:146:9-146:120
