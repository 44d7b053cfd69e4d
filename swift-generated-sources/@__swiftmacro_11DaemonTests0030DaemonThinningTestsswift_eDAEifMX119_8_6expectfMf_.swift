Testing.__checkBinaryOperation(left.contains { $0.commit.id == next },{ $0 && $1() },left.count < 80,expression: .__fromBinaryOperation(.__fromSyntaxNode("left.contains { $0.commit.id == next }"),"&&",.__fromSyntaxNode("left.count < 80")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/DaemonTests/DaemonThinningTests.swift:120:9-120:75
