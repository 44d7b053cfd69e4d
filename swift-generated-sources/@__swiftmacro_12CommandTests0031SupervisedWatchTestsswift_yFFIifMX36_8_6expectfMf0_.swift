Testing.__checkValue(watch.child.awaitWhileRunning { Files.exists(sandbox.file("old.prom")) },expression: .__fromSyntaxNode(#"watch.child.awaitWhileRunning { Files.exists(sandbox.file("old.prom")) }"#),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/SupervisedWatchTests.swift:37:9-37:90
