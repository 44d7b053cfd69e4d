Testing.__checkBinaryOperation(kept >= 1,{ $0 && $1() },kept < Self.saves / 2,expression: .__fromBinaryOperation(.__fromSyntaxNode("kept >= 1"),"&&",.__fromSyntaxNode("kept < Self.saves / 2")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/DaemonTests/DaemonGrowthTests.swift:129:9-129:52
