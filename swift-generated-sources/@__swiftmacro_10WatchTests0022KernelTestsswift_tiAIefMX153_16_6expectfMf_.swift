Testing.__checkValue(hints.contains { $0.covers(path) },expression: .__fromSyntaxNode("hints.contains { $0.covers(path) }"),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/WatchTests/KernelTests.swift:154:17-154:60
