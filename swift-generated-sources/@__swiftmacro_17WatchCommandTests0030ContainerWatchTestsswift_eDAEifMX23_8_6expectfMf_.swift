Testing.__checkValue(isKept,expression: .__fromSyntaxNode("isKept"),comments: ["\(rig.log)"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/WatchCommandTests/ContainerWatchTests.swift:24:9-24:38
