Testing.__checkValue(try read(Array(records.dropLast(2))) == records.count - 2,expression: .__fromSyntaxNode("try read(Array(records.dropLast(2))) == records.count - 2"),comments: [.__line("// The end cut off is in order for a reader: that is what the memory is for.")],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/EncryptedRunTests.swift:138:9-138:75
