Testing.__checkBinaryOperation(RememberedCommit(decoding: altered, repository: repository),{ $0 == $1() },nil,expression: .__fromBinaryOperation(.__fromSyntaxNode("RememberedCommit(decoding: altered, repository: repository)"),"==",.__fromSyntaxNode("nil")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/EncryptedRunTests.swift:231:17-231:92
