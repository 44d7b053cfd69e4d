Testing.__checkValue(holder.awaitWhileRunning { access(sandbox.file("ready-locked.db"), F_OK) == 0 },expression: .__fromSyntaxNode(#"holder.awaitWhileRunning { access(sandbox.file("ready-locked.db"), F_OK) == 0 }"#),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/DatabaseTests.swift:118:9-118:97
