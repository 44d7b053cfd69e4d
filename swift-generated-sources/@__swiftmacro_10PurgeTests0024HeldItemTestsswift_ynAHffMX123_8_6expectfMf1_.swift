Testing.__checkClosureCall(throws: SystemError.self,performing: { try tree.open([]) },expression: .__fromSyntaxNode("try tree.open([])"),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PurgeTests/HeldItemTests.swift:124:9-124:64
