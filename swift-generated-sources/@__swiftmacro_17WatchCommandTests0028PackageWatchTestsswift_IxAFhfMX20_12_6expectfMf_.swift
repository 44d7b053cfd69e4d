Testing.__checkValue(writer.awaitWhileRunning { Files.exists(package + "/part1") },expression: .__fromSyntaxNode(#"writer.awaitWhileRunning { Files.exists(package + "/part1") }"#),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/WatchCommandTests/PackageWatchTests.swift:21:13-21:83
