Testing.__checkValue(watch.child.awaitWhileRunning { sandbox.run(Binary.path, ["-r", sandbox.repository, "status", path, "--json"]).text.contains("\"dirty\"") },expression: .__fromSyntaxNode(#"watch.child.awaitWhileRunning { sandbox.run(Binary.path, ["-r", sandbox.repository, "status", path, "--json"]).text.contains("\"dirty\"") }"#),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/WatchEndTests.swift:87:9-87:157
