Testing.__checkBinaryOperation(gaps.map(\.ended?.seconds),{ $0 == $1() },[51, 52, nil],expression: .__fromBinaryOperation(.__fromSyntaxNode(#"gaps.map(\.ended?.seconds)"#),"==",.__fromSyntaxNode("[51, 52, nil]")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/HistoryTests.swift:138:13-138:65
