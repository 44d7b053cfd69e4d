Testing.__checkValue(tree.holds(Self.path).allSatisfy { $0 <= 2 * Self.pieceNanoseconds },expression: .__fromSyntaxNode("tree.holds(Self.path).allSatisfy { $0 <= 2 * Self.pieceNanoseconds }"),comments: [.__line("// The header is read under the lock, twice where it could.")],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/DatabaseLockTests.swift:101:9-101:86
