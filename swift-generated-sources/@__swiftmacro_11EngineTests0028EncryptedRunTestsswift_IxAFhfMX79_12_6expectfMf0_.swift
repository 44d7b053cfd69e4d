Testing.__checkBinaryOperation(opensOld,{ $0 != $1() },opensNew,expression: .__fromBinaryOperation(.__fromSyntaxNode("opensOld"),"!=",.__fromSyntaxNode("opensNew")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/EncryptedRunTests.swift:80:13-80:42
