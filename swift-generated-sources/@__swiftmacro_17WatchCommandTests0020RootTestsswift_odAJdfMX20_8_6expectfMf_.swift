Testing.__checkValue(isAway,expression: .__fromSyntaxNode("isAway"),comments: ["\(rig.status().map(\.fields))\n\(rig.log)"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/WatchCommandTests/RootTests.swift:21:9-21:69
