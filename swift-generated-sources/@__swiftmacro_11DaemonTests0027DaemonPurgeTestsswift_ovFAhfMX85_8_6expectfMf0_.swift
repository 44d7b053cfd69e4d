Testing.__checkBinaryOperation(after,{ $0 < $1() },3_000,expression: .__fromBinaryOperation(.__fromSyntaxNode("after"),"<",.__fromSyntaxNode("3_000")),comments: ["\(after) items went before the save was kept"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/DaemonTests/DaemonPurgeTests.swift:86:9-86:79
