Testing.__checkBinaryOperation(whole.pageCount == 3,{ $0 && $1() },whole.databaseBytes == 1536,expression: .__fromBinaryOperation(.__fromSyntaxNode("whole.pageCount == 3"),"&&",.__fromSyntaxNode("whole.databaseBytes == 1536")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/WriteAheadLogTests.swift:87:9-87:69
