Testing.__checkValue(rig.gaps().contains { $0.contains("not-running") },expression: .__fromSyntaxNode(#"rig.gaps().contains { $0.contains("not-running") }"#),comments: ["\(rig.gaps())"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/WatchCommandTests/GapTests.swift:49:9-49:85
