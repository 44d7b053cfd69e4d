Testing.__checkBinaryOperation(report.left,{ $0 == $1() },[.limit],expression: .__fromBinaryOperation(.__fromSyntaxNode("report.left"),"==",.__fromSyntaxNode("[.limit]")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PruneTests/PruneTests.swift:56:13-56:45
