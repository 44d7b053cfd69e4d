Testing.__checkBinaryOperation(journal.pendingRecords,{ $0 == $1() },1,expression: .__fromBinaryOperation(.__fromSyntaxNode("journal.pendingRecords"),"==",.__fromSyntaxNode("1")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/StageTests.swift:242:9-242:45
