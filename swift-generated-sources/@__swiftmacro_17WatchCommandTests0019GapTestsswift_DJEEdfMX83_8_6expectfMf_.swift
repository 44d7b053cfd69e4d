Testing.__checkValue(hasGap,expression: .__fromSyntaxNode("hasGap"),comments: ["\(rig.log)"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/WatchCommandTests/GapTests.swift:84:9-84:38
