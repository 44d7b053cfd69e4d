Testing.__checkValue(watch.child.awaitWhileRunning { watch.manager.texts(with: "WATCHDOG=1", after: mark).count >= 20 },expression: .__fromSyntaxNode(#"watch.child.awaitWhileRunning { watch.manager.texts(with: "WATCHDOG=1", after: mark).count >= 20 }"#),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/WatchHookTests.swift:150:9-150:116
