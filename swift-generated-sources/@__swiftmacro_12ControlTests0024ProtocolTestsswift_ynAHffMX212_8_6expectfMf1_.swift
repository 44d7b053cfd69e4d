Testing.__checkBinaryOperation(told.gapCount == 20_000 && !told.gaps.isEmpty,{ $0 && $1() },told.gaps.count < 20_000,expression: .__fromBinaryOperation(.__fromSyntaxNode("told.gapCount == 20_000 && !told.gaps.isEmpty"),"&&",.__fromSyntaxNode("told.gaps.count < 20_000")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ControlTests/ProtocolTests.swift:213:9-213:91
