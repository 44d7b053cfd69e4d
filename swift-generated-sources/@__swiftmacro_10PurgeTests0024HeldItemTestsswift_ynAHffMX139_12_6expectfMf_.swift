Testing.__checkBinaryOperation(survey.open.contains(identity),{ $0 == $1() },["open", "lock", "record", "fifo"].contains(kind),expression: .__fromBinaryOperation(.__fromSyntaxNode("survey.open.contains(identity)"),"==",.__fromSyntaxNode(#"["open", "lock", "record", "fifo"].contains(kind)"#)),comments: ["\(kind)"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PurgeTests/HeldItemTests.swift:140:13-140:116
