Testing.__checkValue(child.awaitWhileRunning { !Self.events(sandbox.file("events")).isEmpty },expression: .__fromSyntaxNode(#"child.awaitWhileRunning { !Self.events(sandbox.file("events")).isEmpty }"#),comments: ["\(child.errorsSoFar)"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/WatchHookTests.swift:75:9-75:114
