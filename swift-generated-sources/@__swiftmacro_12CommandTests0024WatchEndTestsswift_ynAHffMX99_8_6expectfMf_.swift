Testing.__checkValue(watch.child.awaitWhileRunning { Files.bytesBeneath(sandbox.repository + "/packs") > 1 << 20 },expression: .__fromSyntaxNode(#"watch.child.awaitWhileRunning { Files.bytesBeneath(sandbox.repository + "/packs") > 1 << 20 }"#),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/WatchEndTests.swift:100:9-100:111
