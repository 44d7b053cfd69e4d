Testing.__checkValue(isSame,expression: .__fromSyntaxNode("isSame"),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/DaemonTests/DaemonScrubTests.swift:290:9-290:24
