Testing.__checkValue(watch.child.awaitWhileRunning { Files.exists(sandbox.file("hook-environment")) },expression: .__fromSyntaxNode(#"watch.child.awaitWhileRunning { Files.exists(sandbox.file("hook-environment")) }"#),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/SecrecyTests.swift:34:9-34:98
