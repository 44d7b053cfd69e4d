Testing.__checkValue(tree.holds(Self.path).allSatisfy { $0 <= Self.slice + Self.pieceNanoseconds },expression: .__fromSyntaxNode("tree.holds(Self.path).allSatisfy { $0 <= Self.slice + Self.pieceNanoseconds }"),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/DatabaseLockTests.swift:158:9-158:95
