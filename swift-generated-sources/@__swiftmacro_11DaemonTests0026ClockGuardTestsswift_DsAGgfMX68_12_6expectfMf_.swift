Testing.__checkBinaryOperation(ClockRecord(decoding: record.encode()),{ $0 == $1() },record,expression: .__fromBinaryOperation(.__fromSyntaxNode("ClockRecord(decoding: record.encode())"),"==",.__fromSyntaxNode("record")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/DaemonTests/ClockGuardTests.swift:69:13-69:70
