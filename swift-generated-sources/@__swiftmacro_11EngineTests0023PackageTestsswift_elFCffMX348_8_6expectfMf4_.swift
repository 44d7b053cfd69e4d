Testing.__checkBinaryOperation(forced.counts.bytesRead,{ $0 == $1() },UInt64(Saves.content(7).count),expression: .__fromBinaryOperation(.__fromSyntaxNode("forced.counts.bytesRead"),"==",.__fromSyntaxNode("UInt64(Saves.content(7).count)")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/PackageTests.swift:349:9-349:75
