Testing.__checkValue(child.awaitWhileRunning { cairn("status", sandbox.source + "/closed").code == 0 && cairn("status", sandbox.source + "/later").code == 0 },expression: .__fromSyntaxNode(#"child.awaitWhileRunning { cairn("status", sandbox.source + "/closed").code == 0 && cairn("status", sandbox.source + "/later").code == 0 }"#),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/WatchHookTests.swift:101:9-101:155
