Testing.__checkBinaryOperation(time(nil) - began,{ $0 < $1() },Self.secondsMaximum,expression: .__fromBinaryOperation(.__fromSyntaxNode("time(nil) - began"),"<",.__fromSyntaxNode("Self.secondsMaximum")),comments: ["\(what) takes \(time(nil) - began) s"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/FaultTests/GreedyRepositoryTests.swift:31:17-31:105
