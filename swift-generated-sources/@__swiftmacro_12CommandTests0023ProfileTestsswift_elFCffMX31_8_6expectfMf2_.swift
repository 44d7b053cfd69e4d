Testing.__checkBinaryOperation(daemon.wait().code,{ $0 == $1() },0,expression: .__fromBinaryOperation(.__fromSyntaxNode("daemon.wait().code"),"==",.__fromSyntaxNode("0")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/ProfileTests.swift:32:9-32:41
