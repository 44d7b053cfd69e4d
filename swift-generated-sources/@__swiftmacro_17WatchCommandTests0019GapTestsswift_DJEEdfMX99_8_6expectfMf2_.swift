Testing.__checkBinaryOperation(raised.code,{ $0 == $1() },0,expression: .__fromBinaryOperation(.__fromSyntaxNode("raised.code"),"==",.__fromSyntaxNode("0")),comments: ["\(raised.errors)"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/WatchCommandTests/GapTests.swift:100:9-100:54
