Testing.__checkBinaryOperation(changes.count == 8,{ $0 && $1() },changes.values.allSatisfy { $0 > 5 },expression: .__fromBinaryOperation(.__fromSyntaxNode("changes.count == 8"),"&&",.__fromSyntaxNode("changes.values.allSatisfy { $0 > 5 }")),comments: ["\(changes)"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/ProfileTests.swift:64:9-64:90
