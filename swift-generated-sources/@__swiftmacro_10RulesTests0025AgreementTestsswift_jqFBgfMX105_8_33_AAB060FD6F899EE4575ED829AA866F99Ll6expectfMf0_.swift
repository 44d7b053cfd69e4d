Testing.__checkBinaryOperation(stored,{ $0 == $1() },judged,expression: .__fromBinaryOperation(.__fromSyntaxNode("stored"),"==",.__fromSyntaxNode("judged")),comments: ["\(comment): \(stored.symmetricDifference(judged).map { PathText.display($0) }.sorted())"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/RulesTests/AgreementTests.swift:106:9-106:125
