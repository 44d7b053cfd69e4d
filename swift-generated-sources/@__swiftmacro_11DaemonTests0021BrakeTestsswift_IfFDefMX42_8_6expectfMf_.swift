Testing.__checkBinaryOperation(findings,{ $0 == $1() },1_000,expression: .__fromBinaryOperation(.__fromSyntaxNode("findings"),"==",.__fromSyntaxNode("1_000")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/DaemonTests/BrakeTests.swift:43:9-43:35
