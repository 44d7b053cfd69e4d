Testing.__checkValue(hasCommitted,expression: .__fromSyntaxNode("hasCommitted"),comments: ["\(rig.log)"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/WatchCommandTests/GapTests.swift:43:13-43:48
