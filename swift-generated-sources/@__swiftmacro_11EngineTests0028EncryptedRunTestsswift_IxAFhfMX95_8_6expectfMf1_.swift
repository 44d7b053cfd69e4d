Testing.__checkClosureCall(throws: (any Error).self,performing: { try repository.changeSlots { $0 + $0 } },expression: .__fromSyntaxNode("try repository.changeSlots { $0 + $0 }"),comments: [.__line("// Two of one id would be no description that can be read.")],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/EncryptedRunTests.swift:96:9-96:85
