Testing.__checkBinaryOperation(Int64(before) - Int64(rig.packBytes),{ $0 >= $1() },report.bytesFreed - 1,expression: .__fromBinaryOperation(.__fromSyntaxNode("Int64(before) - Int64(rig.packBytes)"),">=",.__fromSyntaxNode("report.bytesFreed - 1")),comments: ["freed as much as it says"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PruneTests/PruneTests.swift:26:13-26:111
