Testing.__checkValue(sandbox.json("purge", "--apply").contains { $0["type"] == "stays" && $0["path"] == sandbox.file("scratch/d/old") },expression: .__fromSyntaxNode(#"sandbox.json("purge", "--apply").contains { $0["type"] == "stays" && $0["path"] == sandbox.file("scratch/d/old") }"#),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/PurgeContainerTests.swift:69:9-69:132
