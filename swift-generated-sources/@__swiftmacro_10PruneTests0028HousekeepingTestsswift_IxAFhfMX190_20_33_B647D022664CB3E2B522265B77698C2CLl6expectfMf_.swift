Testing.__checkValue(try stored.bytes(of: content).count == Int(content.size),expression: .__fromSyntaxNode("try stored.bytes(of: content).count == Int(content.size)"),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PruneTests/HousekeepingTests.swift:191:21-191:86
