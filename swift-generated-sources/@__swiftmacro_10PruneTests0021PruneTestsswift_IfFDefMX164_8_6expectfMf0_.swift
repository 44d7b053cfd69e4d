Testing.__checkPropertyAccess(report.damagedChunks.self,getting: { $0.isEmpty },expression: .__fromNegation(.__fromPropertyAccess(.__fromSyntaxNode("report.damagedChunks"),.__fromSyntaxNode("isEmpty")), false),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PruneTests/PruneTests.swift:165:9-165:47
