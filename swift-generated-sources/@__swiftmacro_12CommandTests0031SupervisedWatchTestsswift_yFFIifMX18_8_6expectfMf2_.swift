Testing.__checkValue(watch.child.awaitWhileRunning { watch.manager.texts(with: "WATCHDOG=1", after: mark).count >= 5 },expression: .__fromSyntaxNode(#"watch.child.awaitWhileRunning { watch.manager.texts(with: "WATCHDOG=1", after: mark).count >= 5 }"#),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/SupervisedWatchTests.swift:19:9-19:115
