Testing.__checkValue(isNamed,expression: .__fromSyntaxNode("isNamed"),comments: ["\(watch.child.errorsSoFar)"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/WatchEndTests.swift:62:9-62:55
