Testing.__checkBinaryOperation(RememberedCommit(decoding: Array(bytes[..<index]), repository: repository),{ $0 == $1() },nil,expression: .__fromBinaryOperation(.__fromSyntaxNode("RememberedCommit(decoding: Array(bytes[..<index]), repository: repository)"),"==",.__fromSyntaxNode("nil")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/EncryptedRunTests.swift:232:17-232:107
