Testing.__checkBinaryOperation(audited,{ $0 == $1() },judged,expression: .__fromBinaryOperation(.__fromSyntaxNode("audited"),"==",.__fromSyntaxNode("judged")),comments: ["\(comment): \(audited.symmetricDifference(judged).map { PathText.display($0) })"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/RulesTests/AgreementTests.swift:129:9-129:118
