Testing.__checkValue(writer.awaitWhileRunning { access(sandbox.file("ready-\(mode).db"), F_OK) == 0 },expression: .__fromSyntaxNode(#"writer.awaitWhileRunning { access(sandbox.file("ready-\(mode).db"), F_OK) == 0 }"#),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/DatabaseTests.swift:42:13-42:102
