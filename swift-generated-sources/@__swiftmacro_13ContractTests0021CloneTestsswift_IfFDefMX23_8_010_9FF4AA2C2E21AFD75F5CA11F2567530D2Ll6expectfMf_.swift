Testing.__checkBinaryOperation(clone.openedStatus.size,{ $0 == $1() },file.openedStatus.size,expression: .__fromBinaryOperation(.__fromSyntaxNode("clone.openedStatus.size"),"==",.__fromSyntaxNode("file.openedStatus.size")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ContractTests/CloneTests.swift:24:9-24:67
