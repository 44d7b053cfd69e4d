Testing.__checkValue(watch.child.awaitWhileRunning { Files.exists(sandbox.file("new.prom")) },expression: .__fromSyntaxNode(#"watch.child.awaitWhileRunning { Files.exists(sandbox.file("new.prom")) }"#),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/SupervisedWatchTests.swift:48:9-48:90
