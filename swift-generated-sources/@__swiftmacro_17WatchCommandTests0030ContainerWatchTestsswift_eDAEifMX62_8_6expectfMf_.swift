Testing.__checkValue(isLeftOut,expression: .__fromSyntaxNode("isLeftOut"),comments: ["\(rig.log)"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/WatchCommandTests/ContainerWatchTests.swift:63:9-63:41
