Testing.__checkValue(isClosed,expression: .__fromSyntaxNode("isClosed"),comments: ["\(rig.status().map(\.fields))\n\(rig.log)"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/WatchCommandTests/GapTests.swift:102:9-102:71
