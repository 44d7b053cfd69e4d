Testing.__checkBinaryOperation(ErrorClass(.fuzzy) == .transient,{ $0 && $1() },ErrorClass(.noRoom) == .destination,expression: .__fromBinaryOperation(.__fromSyntaxNode("ErrorClass(.fuzzy) == .transient"),"&&",.__fromSyntaxNode("ErrorClass(.noRoom) == .destination")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/SettleTests/RetryQueueTests.swift:185:9-185:89
