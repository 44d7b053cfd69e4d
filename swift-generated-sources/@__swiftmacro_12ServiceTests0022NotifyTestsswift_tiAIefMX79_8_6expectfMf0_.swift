Testing.__checkBinaryOperation(nobody.watchdogNanoseconds,{ $0 == $1() },nil,expression: .__fromBinaryOperation(.__fromSyntaxNode("nobody.watchdogNanoseconds"),"==",.__fromSyntaxNode("nil")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ServiceTests/NotifyTests.swift:80:9-80:51
