Testing.__checkBinaryOperation(ClockRecord(decoding: Array(text.utf8)),{ $0 == $1() },nil,expression: .__fromBinaryOperation(.__fromSyntaxNode("ClockRecord(decoding: Array(text.utf8))"),"==",.__fromSyntaxNode("nil")),comments: ["\(text)"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/DaemonTests/ClockGuardTests.swift:72:13-72:79
