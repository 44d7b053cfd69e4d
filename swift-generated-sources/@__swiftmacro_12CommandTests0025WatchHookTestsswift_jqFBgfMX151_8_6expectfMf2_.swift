Testing.__checkValue(watch.child.awaitWhileRunning { Files.exists(sandbox.file("missing/cairn.prom")) },expression: .__fromSyntaxNode(#"watch.child.awaitWhileRunning { Files.exists(sandbox.file("missing/cairn.prom")) }"#),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/WatchHookTests.swift:152:9-152:100
