Testing.__checkBinaryOperation(log.all,{ $0 == $1() },lines,expression: .__fromBinaryOperation(.__fromSyntaxNode("log.all"),"==",.__fromSyntaxNode("lines")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ServiceTests/HookTests.swift:106:9-106:34
