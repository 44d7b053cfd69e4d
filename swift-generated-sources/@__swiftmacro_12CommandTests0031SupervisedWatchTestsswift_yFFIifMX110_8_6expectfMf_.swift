Testing.__checkValue(child.awaitWhileRunning { kept() != nil },expression: .__fromSyntaxNode("child.awaitWhileRunning { kept() != nil }"),comments: ["\(child.errorsSoFar)"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/SupervisedWatchTests.swift:111:9-111:83
