Testing.__checkBinaryOperation(corrected,{ $0 == $1() },expected,expression: .__fromBinaryOperation(.__fromSyntaxNode("corrected"),"==",.__fromSyntaxNode("expected")),comments: ["\(name)"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/DaemonTests/ClockGuardTests.swift:90:9-90:50
