Testing.__checkBinaryOperation(seen.position.record == head.record && seen.position.hash == head.hash,{ $0 && $1() },seen.isEncrypted,expression: .__fromBinaryOperation(.__fromSyntaxNode("seen.position.record == head.record && seen.position.hash == head.hash"),"&&",.__fromSyntaxNode("seen.isEncrypted")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/EncryptedRunTests.swift:189:13-189:112
