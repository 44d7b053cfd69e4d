Testing.__checkValue(try memory.recall(),expression: .__fromSyntaxNode("try memory.recall()"),comments: [],isRequired: true,sourceLocation: Testing.SourceLocation.__here()).__required()

// original-source-range: /work/main/Tests/EngineTests/EncryptedRunTests.swift:188:28-188:57
