Testing.__checkBinaryOperation(long.map(\.name) == ["journal/00000001.journal"],{ $0 && $1() },long[0].bytes.count > Int(CheckpointRun.bytesMinimum),expression: .__fromBinaryOperation(.__fromSyntaxNode(#"long.map(\.name) == ["journal/00000001.journal"]"#),"&&",.__fromSyntaxNode("long[0].bytes.count > Int(CheckpointRun.bytesMinimum)")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/DaemonTests/DaemonGrowthTests.swift:119:9-119:123
