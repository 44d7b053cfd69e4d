Testing.__checkValue(isGone,expression: .__fromSyntaxNode("isGone"),comments: ["\(rig.status().map(\.fields))"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/WatchCommandTests/ContainerWatchTests.swift:37:9-37:57
