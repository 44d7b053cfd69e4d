Testing.__checkBinaryOperation(appeared,{ $0 == $1() },plannedNew,expression: .__fromBinaryOperation(.__fromSyntaxNode("appeared"),"==",.__fromSyntaxNode("plannedNew")),comments: ["\(comment): \(appeared.symmetricDifference(plannedNew).map { PathText.display($0) })"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/RulesTests/AgreementTests.swift:113:9-113:128
