Testing.__checkBinaryOperation(RememberedCommit(decoding: bytes, repository: repository),{ $0 == $1() },RememberedCommit(position: position, isEncrypted: isEncrypted),expression: .__fromBinaryOperation(.__fromSyntaxNode("RememberedCommit(decoding: bytes, repository: repository)"),"==",.__fromSyntaxNode("RememberedCommit(position: position, isEncrypted: isEncrypted)")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/EncryptedRunTests.swift:226:13-226:145
