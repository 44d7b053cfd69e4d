Testing.__checkBinaryOperation(listener.next()?.count,{ $0 == $1() },7 + 1024,expression: .__fromBinaryOperation(.__fromSyntaxNode("listener.next()?.count"),"==",.__fromSyntaxNode("7 + 1024")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ServiceTests/NotifyTests.swift:51:9-51:52
