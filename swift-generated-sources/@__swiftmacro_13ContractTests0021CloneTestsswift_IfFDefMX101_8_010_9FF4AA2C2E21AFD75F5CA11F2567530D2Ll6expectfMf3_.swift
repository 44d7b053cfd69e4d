Testing.__checkBinaryOperation(LinuxFileSystem().makeScratch(bytes: 1),{ $0 == $1() },nil,expression: .__fromBinaryOperation(.__fromSyntaxNode("LinuxFileSystem().makeScratch(bytes: 1)"),"==",.__fromSyntaxNode("nil")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ContractTests/CloneTests.swift:102:9-102:64
