Testing.__checkValue(rig.awaitWhileRunning { rig.watches < all },expression: .__fromSyntaxNode("rig.awaitWhileRunning { rig.watches < all }"),comments: ["what is left out is watched"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/WatchCommandTests/RuleTests.swift:71:9-71:92
