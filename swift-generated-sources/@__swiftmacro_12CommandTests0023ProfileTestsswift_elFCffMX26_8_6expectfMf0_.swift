Testing.__checkValue(daemon.awaitWhileRunning { isWatching },expression: .__fromSyntaxNode("daemon.awaitWhileRunning { isWatching }"),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/ProfileTests.swift:27:9-27:57
