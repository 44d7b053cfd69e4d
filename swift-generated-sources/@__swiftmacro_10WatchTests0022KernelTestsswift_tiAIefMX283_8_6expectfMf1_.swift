Testing.__checkValue(second.hints.all.allSatisfy { !$0.covers(WatchedPath(1, "file7")) },expression: .__fromSyntaxNode(#"second.hints.all.allSatisfy { !$0.covers(WatchedPath(1, "file7")) }"#),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/WatchTests/KernelTests.swift:284:9-284:85
