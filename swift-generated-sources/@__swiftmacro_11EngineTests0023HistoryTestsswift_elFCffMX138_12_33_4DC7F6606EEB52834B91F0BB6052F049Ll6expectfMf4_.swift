Testing.__checkBinaryOperation(gaps.map(\.gap),{ $0 == $1() },[1, 2, 3].map { Self.gap($0, 1) },expression: .__fromBinaryOperation(.__fromSyntaxNode(#"gaps.map(\.gap)"#),"==",.__fromSyntaxNode("[1, 2, 3].map { Self.gap($0, 1) }")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/HistoryTests.swift:139:13-139:74
