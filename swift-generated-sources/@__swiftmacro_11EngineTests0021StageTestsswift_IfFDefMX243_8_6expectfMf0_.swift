Testing.__checkBinaryOperation(journal.position == before,{ $0 && $1() },journal.pendingRecords == 0,expression: .__fromBinaryOperation(.__fromSyntaxNode("journal.position == before"),"&&",.__fromSyntaxNode("journal.pendingRecords == 0")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/StageTests.swift:244:9-244:75
