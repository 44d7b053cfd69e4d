Testing.__checkBinaryOperation(code { try storage.allocate("reserve", bytes: 1) },{ $0 == $1() },EEXIST,expression: .__fromBinaryOperation(.__fromSyntaxNode(#"code { try storage.allocate("reserve", bytes: 1) }"#),"==",.__fromSyntaxNode("EEXIST")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ContractTests/StorageContract.swift:254:9-254:78
