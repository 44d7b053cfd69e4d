Testing.__checkBinaryOperation(outcome.counts.new,{ $0 == $1() },UInt64(appeared.count),expression: .__fromBinaryOperation(.__fromSyntaxNode("outcome.counts.new"),"==",.__fromSyntaxNode("UInt64(appeared.count)")),comments: ["\(comment)"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/RulesTests/AgreementTests.swift:114:9-114:76
