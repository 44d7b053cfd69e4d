Testing.__checkBinaryOperation(report.left == [],{ $0 && $1() },report.removed.count > 0,expression: .__fromBinaryOperation(.__fromSyntaxNode("report.left == []"),"&&",.__fromSyntaxNode("report.removed.count > 0")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PruneTests/PruneTests.swift:98:9-98:63
