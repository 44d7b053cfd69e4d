Testing.__checkValue(roots.allSatisfy { $0.last == nil },expression: .__fromSyntaxNode("roots.allSatisfy { $0.last == nil }"),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/DaemonTests/FoundRootsTests.swift:96:9-96:53
