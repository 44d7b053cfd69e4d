Testing.__checkValue(isNamed,expression: .__fromSyntaxNode("isNamed"),comments: ["\(rig.status().map(\.fields))\n\(rig.log)"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/WatchCommandTests/GapTests.swift:120:9-120:70
