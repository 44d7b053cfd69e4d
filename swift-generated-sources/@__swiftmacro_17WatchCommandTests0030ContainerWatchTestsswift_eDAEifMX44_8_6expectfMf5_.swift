Testing.__checkValue(isJoined,expression: .__fromSyntaxNode("isJoined"),comments: ["\(rig.log)"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/WatchCommandTests/ContainerWatchTests.swift:45:9-45:40
