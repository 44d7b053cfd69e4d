Testing.__checkValue(isFollowed,expression: .__fromSyntaxNode("isFollowed"),comments: ["\(rig.log)"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/WatchCommandTests/ContainerWatchTests.swift:72:9-72:42
