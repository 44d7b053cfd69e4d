Testing.__checkValue(rig.awaitWhileRunning { rig.watches == few },expression: .__fromSyntaxNode("rig.awaitWhileRunning { rig.watches == few }"),comments: ["\(rig.watches) watches, \(few) before"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/WatchCommandTests/RuleTests.swift:122:9-122:103
