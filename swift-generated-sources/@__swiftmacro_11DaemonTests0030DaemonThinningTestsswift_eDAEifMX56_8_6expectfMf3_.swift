Testing.__checkBinaryOperation(status.lastThinning != nil && status.thinningKept > 0,{ $0 && $1() },status.thinningWaits == nil,expression: .__fromBinaryOperation(.__fromSyntaxNode("status.lastThinning != nil && status.thinningKept > 0"),"&&",.__fromSyntaxNode("status.thinningWaits == nil")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/DaemonTests/DaemonThinningTests.swift:57:9-57:102
