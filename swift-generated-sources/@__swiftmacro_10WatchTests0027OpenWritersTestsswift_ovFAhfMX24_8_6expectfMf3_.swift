Testing.__checkBinaryOperation(writers.nextDeadline == nil,{ $0 && $1() },writers.places().isEmpty,expression: .__fromBinaryOperation(.__fromSyntaxNode("writers.nextDeadline == nil"),"&&",.__fromSyntaxNode("writers.places().isEmpty")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/WatchTests/OpenWritersTests.swift:25:9-25:73
