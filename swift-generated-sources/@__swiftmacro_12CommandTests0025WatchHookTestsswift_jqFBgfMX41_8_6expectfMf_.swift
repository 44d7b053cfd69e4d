Testing.__checkValue(watch.child.awaitWhileRunning { !processes().isEmpty },expression: .__fromSyntaxNode("watch.child.awaitWhileRunning { !processes().isEmpty }"),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/WatchHookTests.swift:42:9-42:72
