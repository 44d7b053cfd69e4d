Testing.__checkBinaryOperation(corrected.filter { $0 <= now },{ $0 == $1() },corrected.filter { $0 <= now }.sorted(),expression: .__fromBinaryOperation(.__fromSyntaxNode("corrected.filter { $0 <= now }"),"==",.__fromSyntaxNode("corrected.filter { $0 <= now }.sorted()")),comments: ["\(name)"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/DaemonTests/ClockGuardTests.swift:89:9-89:102
