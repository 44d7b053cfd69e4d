Testing.__checkBinaryOperation(report.unusedAfter,{ $0 <= $1() },before,expression: .__fromBinaryOperation(.__fromSyntaxNode("report.unusedAfter"),"<=",.__fromSyntaxNode("before")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PruneTests/PruneTests.swift:57:13-57:50
