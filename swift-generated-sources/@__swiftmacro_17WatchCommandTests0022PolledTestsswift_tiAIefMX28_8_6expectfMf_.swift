Testing.__checkValue(isPolled,expression: .__fromSyntaxNode("isPolled"),comments: ["\(rig.status().map(\.fields))\n\(rig.log)"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/WatchCommandTests/PolledTests.swift:29:9-29:71
