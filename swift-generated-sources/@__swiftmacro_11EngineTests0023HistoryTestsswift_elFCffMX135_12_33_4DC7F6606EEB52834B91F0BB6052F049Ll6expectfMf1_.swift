Testing.__checkBinaryOperation(gaps.map(\.gap.number),{ $0 == $1() },[1, 2, 3],expression: .__fromBinaryOperation(.__fromSyntaxNode(#"gaps.map(\.gap.number)"#),"==",.__fromSyntaxNode("[1, 2, 3]")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/HistoryTests.swift:136:13-136:57
