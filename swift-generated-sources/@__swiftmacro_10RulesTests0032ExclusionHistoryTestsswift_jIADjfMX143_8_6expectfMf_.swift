Testing.__checkBinaryOperation(String(decoding: added, as: UTF8.self),{ $0 == $1() },after,expression: .__fromBinaryOperation(.__fromSyntaxNode("String(decoding: added, as: UTF8.self)"),"==",.__fromSyntaxNode("after")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/RulesTests/ExclusionHistoryTests.swift:144:9-144:65
