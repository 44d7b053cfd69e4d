Testing.__checkBinaryOperation(journal(world).reduce(0) { $0 + $1.bytes.count },{ $0 > $1() },Int(CheckpointRun.bytesMinimum),expression: .__fromBinaryOperation(.__fromSyntaxNode("journal(world).reduce(0) { $0 + $1.bytes.count }"),">",.__fromSyntaxNode("Int(CheckpointRun.bytesMinimum)")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/DaemonTests/DaemonGrowthTests.swift:96:9-96:100
