Testing.__checkBinaryOperation(report.left == [],{ $0 && $1() },report.chunksMissing == 0,expression: .__fromBinaryOperation(.__fromSyntaxNode("report.left == []"),"&&",.__fromSyntaxNode("report.chunksMissing == 0")),comments: ["operation \(operation)"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PruneTests/PruneCrashTests.swift:42:13-42:94
