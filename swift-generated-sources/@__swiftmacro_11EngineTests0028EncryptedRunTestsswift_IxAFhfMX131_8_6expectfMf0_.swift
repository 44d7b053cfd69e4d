Testing.__checkValue(try read(records) == records.count,expression: .__fromSyntaxNode("try read(records) == records.count"),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/EncryptedRunTests.swift:132:9-132:52
