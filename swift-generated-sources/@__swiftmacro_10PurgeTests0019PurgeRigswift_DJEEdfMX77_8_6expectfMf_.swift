Testing.__checkValue(child.awaitWhileRunning { access(mark, F_OK) == 0 },expression: .__fromSyntaxNode("child.awaitWhileRunning { access(mark, F_OK) == 0 }"),comments: ["\(child.errorsSoFar)"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PurgeTests/PurgeRig.swift:78:9-78:93
