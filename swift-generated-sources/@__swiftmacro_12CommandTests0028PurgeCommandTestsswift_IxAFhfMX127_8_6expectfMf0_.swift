Testing.__checkValue(holder.awaitWhileRunning { Files.bytesBeneath(sandbox.file("runs")) >= 10_000 },expression: .__fromSyntaxNode(#"holder.awaitWhileRunning { Files.bytesBeneath(sandbox.file("runs")) >= 10_000 }"#),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/PurgeCommandTests.swift:128:9-128:97
