Testing.__checkValue(rig.awaitWhileRunning { Files.content(rig.sandbox.repository + "/journal/head") != head },expression: .__fromSyntaxNode(#"rig.awaitWhileRunning { Files.content(rig.sandbox.repository + "/journal/head") != head }"#),comments: ["\(rig.log)"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/WatchCommandTests/WriterTests.swift:113:13-113:125
