Testing.__checkValue(writer.awaitWhileRunning { Files.exists(sandbox.file("ready-doc.rtfd")) },expression: .__fromSyntaxNode(#"writer.awaitWhileRunning { Files.exists(sandbox.file("ready-doc.rtfd")) }"#),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/PackageCommandTests.swift:241:9-241:91
