Testing.__checkValue(hasVersions,expression: .__fromSyntaxNode("hasVersions"),comments: ["\(rig.log)"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/WatchCommandTests/WriterTests.swift:18:9-18:43
