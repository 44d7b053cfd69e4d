Testing.__checkBinaryOperation(report.bytesCopied,{ $0 <= $1() },21_000,expression: .__fromBinaryOperation(.__fromSyntaxNode("report.bytesCopied"),"<=",.__fromSyntaxNode("21_000")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PruneTests/PruneTests.swift:28:17-28:54
