Testing.__checkBinaryOperation(rig.clock.now(),{ $0 > $1() },Timestamp(seconds: 1_800_000_102, nanoseconds: 0),expression: .__fromBinaryOperation(.__fromSyntaxNode("rig.clock.now()"),">",.__fromSyntaxNode("Timestamp(seconds: 1_800_000_102, nanoseconds: 0)")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/CoarseTimeTests.swift:114:9-114:85
