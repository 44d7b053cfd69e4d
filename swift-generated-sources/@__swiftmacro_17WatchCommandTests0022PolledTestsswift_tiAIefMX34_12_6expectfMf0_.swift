Testing.__checkValue(isKept,expression: .__fromSyntaxNode("isKept"),comments: ["\(text)\n\(rig.log)"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/WatchCommandTests/PolledTests.swift:35:13-35:51
