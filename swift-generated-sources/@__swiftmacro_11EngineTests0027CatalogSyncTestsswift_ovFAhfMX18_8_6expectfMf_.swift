Testing.__checkBinaryOperation(rig.storage.faultsMet,{ $0 == $1() },met + 1,expression: .__fromBinaryOperation(.__fromSyntaxNode("rig.storage.faultsMet"),"==",.__fromSyntaxNode("met + 1")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/CatalogSyncTests.swift:19:9-19:50
