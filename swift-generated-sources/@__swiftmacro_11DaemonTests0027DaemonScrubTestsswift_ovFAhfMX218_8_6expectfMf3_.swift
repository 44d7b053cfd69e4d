Testing.__checkValue(TestSupport.differences(try stored.read(root: DaemonWorld.docs, at: Int64(commit) - 1), expected: before) == [],expression: .__fromSyntaxNode("TestSupport.differences(try stored.read(root: DaemonWorld.docs, at: Int64(commit) - 1), expected: before) == []"),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/DaemonTests/DaemonScrubTests.swift:219:9-219:129
