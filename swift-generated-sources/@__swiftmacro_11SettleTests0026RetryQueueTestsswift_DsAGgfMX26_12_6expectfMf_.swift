Testing.__checkBinaryOperation(pause >= full - full / 4,{ $0 && $1() },pause <= full,expression: .__fromBinaryOperation(.__fromSyntaxNode("pause >= full - full / 4"),"&&",.__fromSyntaxNode("pause <= full")),comments: ["try \(attempt)"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/SettleTests/RetryQueueTests.swift:27:13-27:81
