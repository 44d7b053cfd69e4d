Testing.__checkBinaryOperation(next.counts.unchanged,{ $0 == $1() },UInt64(kept.count - 1),expression: .__fromBinaryOperation(.__fromSyntaxNode("next.counts.unchanged"),"==",.__fromSyntaxNode("UInt64(kept.count - 1)")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/RunTests.swift:82:9-82:65
