Testing.__checkValue(shell.awaitWhileRunning { rig.ground.survey([application]).running == [application] },expression: .__fromSyntaxNode("shell.awaitWhileRunning { rig.ground.survey([application]).running == [application] }"),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PurgeTests/HeldItemTests.swift:176:9-176:103
