Testing.__checkValue(watch.child.awaitWhileRunning { told()?.number("new") == 1 },expression: .__fromSyntaxNode(#"watch.child.awaitWhileRunning { told()?.number("new") == 1 }"#),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/WatchHookTests.swift:27:9-27:78
