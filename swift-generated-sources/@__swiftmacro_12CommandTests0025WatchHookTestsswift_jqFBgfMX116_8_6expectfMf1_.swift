Testing.__checkBinaryOperation(Listener.now() - began,{ $0 > $1() },50_000,expression: .__fromBinaryOperation(.__fromSyntaxNode("Listener.now() - began"),">",.__fromSyntaxNode("50_000")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/WatchHookTests.swift:117:9-117:49
