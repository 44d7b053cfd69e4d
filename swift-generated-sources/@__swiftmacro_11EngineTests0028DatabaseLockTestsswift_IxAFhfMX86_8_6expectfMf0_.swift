Testing.__checkBinaryOperation(holds.count > 1,{ $0 && $1() },holds.allSatisfy { $0 <= Self.slice + Self.pieceNanoseconds },expression: .__fromBinaryOperation(.__fromSyntaxNode("holds.count > 1"),"&&",.__fromSyntaxNode("holds.allSatisfy { $0 <= Self.slice + Self.pieceNanoseconds }")),comments: ["\(holds)"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/DatabaseLockTests.swift:87:9-87:110
