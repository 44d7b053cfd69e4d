Testing.__checkValue(isAway,expression: .__fromSyntaxNode("isAway"),comments: ["\(rig.log)"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/WatchCommandTests/RootTests.swift:57:9-57:38
