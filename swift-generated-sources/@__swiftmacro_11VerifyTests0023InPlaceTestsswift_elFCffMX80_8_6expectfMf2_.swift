Testing.__checkBinaryOperation(outcome.result.counts.failed,{ $0 == $1() },UInt64(names.count),expression: .__fromBinaryOperation(.__fromSyntaxNode("outcome.result.counts.failed"),"==",.__fromSyntaxNode("UInt64(names.count)")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/VerifyTests/InPlaceTests.swift:81:9-81:69
