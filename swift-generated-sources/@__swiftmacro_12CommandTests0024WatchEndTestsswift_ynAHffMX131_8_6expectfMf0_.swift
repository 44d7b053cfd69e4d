Testing.__checkValue(watch.child.awaitWhileRunning { Files.bytesBeneath(sandbox.repository + "/packs") > packs },expression: .__fromSyntaxNode(#"watch.child.awaitWhileRunning { Files.bytesBeneath(sandbox.repository + "/packs") > packs }"#),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/WatchEndTests.swift:132:9-132:109
