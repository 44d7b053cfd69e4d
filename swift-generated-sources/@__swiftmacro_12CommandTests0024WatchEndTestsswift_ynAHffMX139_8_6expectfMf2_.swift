Testing.__checkBinaryOperation(ended.code == 0,{ $0 && $1() },Listener.now() - began < 5_000,expression: .__fromBinaryOperation(.__fromSyntaxNode("ended.code == 0"),"&&",.__fromSyntaxNode("Listener.now() - began < 5_000")),comments: ["\(Listener.now() - began) ms\n\(ended.errors)"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/WatchEndTests.swift:140:9-140:116
