Testing.__checkBinaryOperation(report.left,{ $0 == $1() },[],expression: .__fromBinaryOperation(.__fromSyntaxNode("report.left"),"==",.__fromSyntaxNode("[]")),comments: ["seed \(seed)"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PruneTests/PruneTests.swift:30:17-30:59
