Testing.__checkBinaryOperation(RememberedCommit(decoding: bytes, repository: Hash128()),{ $0 == $1() },nil,expression: .__fromBinaryOperation(.__fromSyntaxNode("RememberedCommit(decoding: bytes, repository: Hash128())"),"==",.__fromSyntaxNode("nil")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/EncryptedRunTests.swift:227:13-227:85
