Testing.__checkBinaryOperation(fileSystem.makeScratch(bytes: 1 << 60),{ $0 == $1() },nil,expression: .__fromBinaryOperation(.__fromSyntaxNode("fileSystem.makeScratch(bytes: 1 << 60)"),"==",.__fromSyntaxNode("nil")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ContractTests/CloneTests.swift:68:9-68:63
