Testing.__checkBinaryOperation(now == whole,{ $0 || $1() },now == damaged,expression: .__fromBinaryOperation(.__fromSyntaxNode("now == whole"),"||",.__fromSyntaxNode("now == damaged")),comments: ["operation \(operation)"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/ParityTests.swift:207:13-207:78
