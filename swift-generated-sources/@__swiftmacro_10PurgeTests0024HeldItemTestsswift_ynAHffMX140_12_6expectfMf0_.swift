Testing.__checkBinaryOperation(survey.mapped.contains(identity),{ $0 == $1() },["map", "lock", "record", "exec"].contains(kind),expression: .__fromBinaryOperation(.__fromSyntaxNode("survey.mapped.contains(identity)"),"==",.__fromSyntaxNode(#"["map", "lock", "record", "exec"].contains(kind)"#)),comments: ["\(kind)"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PurgeTests/HeldItemTests.swift:141:13-141:117
