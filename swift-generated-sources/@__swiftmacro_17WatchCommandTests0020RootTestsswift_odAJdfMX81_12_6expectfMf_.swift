Testing.__checkValue(isGone,expression: .__fromSyntaxNode("isGone"),comments: ["\(rig.status().map(\.fields))\n\(rig.log)"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/WatchCommandTests/RootTests.swift:82:13-82:73
