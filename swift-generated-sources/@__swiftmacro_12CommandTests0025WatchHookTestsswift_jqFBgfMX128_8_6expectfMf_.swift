Testing.__checkValue(watch.child.awaitWhileRunning { Files.text(path).contains("cairn_last_reconcile_timestamp_seconds{\(label)") },expression: .__fromSyntaxNode(#"watch.child.awaitWhileRunning { Files.text(path).contains("cairn_last_reconcile_timestamp_seconds{\(label)") }"#),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/WatchHookTests.swift:129:9-129:128
