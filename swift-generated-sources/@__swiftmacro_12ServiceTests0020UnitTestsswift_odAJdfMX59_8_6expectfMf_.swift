Testing.__checkBinaryOperation(outcome.ending,{ $0 == $1() },.exited(0),expression: .__fromBinaryOperation(.__fromSyntaxNode("outcome.ending"),"==",.__fromSyntaxNode(".exited(0)")),comments: ["\(String(decoding: outcome.output.suffix(300), as: UTF8.self))"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ServiceTests/UnitTests.swift:60:9-60:112
