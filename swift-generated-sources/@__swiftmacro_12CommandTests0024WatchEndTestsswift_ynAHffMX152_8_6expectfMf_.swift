Testing.__checkValue(child.awaitWhileRunning { sandbox.run(Binary.path, ["-r", sandbox.repository, "status", path]).code == 0 },expression: .__fromSyntaxNode(#"child.awaitWhileRunning { sandbox.run(Binary.path, ["-r", sandbox.repository, "status", path]).code == 0 }"#),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/WatchEndTests.swift:153:9-153:124
