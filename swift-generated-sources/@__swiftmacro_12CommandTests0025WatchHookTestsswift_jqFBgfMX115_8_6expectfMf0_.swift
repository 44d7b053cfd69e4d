Testing.__checkValue(watch.child.awaitWhileRunning(seconds: 100) { !Self.events(sandbox.file("events")).isEmpty },expression: .__fromSyntaxNode(#"watch.child.awaitWhileRunning(seconds: 100) { !Self.events(sandbox.file("events")).isEmpty }"#),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/WatchHookTests.swift:116:9-116:110
