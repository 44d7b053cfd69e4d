Testing.__checkBinaryOperation(gaps.map(\.first) == [1, 1, 2],{ $0 && $1() },gaps.map(\.last) == [2, 1, nil],expression: .__fromBinaryOperation(.__fromSyntaxNode(#"gaps.map(\.first) == [1, 1, 2]"#),"&&",.__fromSyntaxNode(#"gaps.map(\.last) == [2, 1, nil]"#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/HistoryTests.swift:137:13-137:87
