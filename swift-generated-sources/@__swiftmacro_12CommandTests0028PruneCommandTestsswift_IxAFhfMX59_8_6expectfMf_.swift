Testing.__checkValue(said.contains { $0.hasPrefix("left: 2.86 MiB of unused bytes in the pack that grows") },expression: .__fromSyntaxNode(#"said.contains { $0.hasPrefix("left: 2.86 MiB of unused bytes in the pack that grows") }"#),comments: ["\(said)"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/PruneCommandTests.swift:60:9-60:116
