Testing.__checkBinaryOperation(outcome.counts.deleted,{ $0 == $1() },UInt64(lost.count),expression: .__fromBinaryOperation(.__fromSyntaxNode("outcome.counts.deleted"),"==",.__fromSyntaxNode("UInt64(lost.count)")),comments: ["\(comment): \(lost.map { PathText.display($0) })"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/RulesTests/AgreementTests.swift:116:9-116:114
