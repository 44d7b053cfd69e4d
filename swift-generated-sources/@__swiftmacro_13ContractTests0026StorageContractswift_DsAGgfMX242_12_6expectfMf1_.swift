Testing.__checkBinaryOperation(holder,{ $0 == $1() },LockHolder(process: getpid(), since: nil),expression: .__fromBinaryOperation(.__fromSyntaxNode("holder"),"==",.__fromSyntaxNode("LockHolder(process: getpid(), since: nil)")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ContractTests/StorageContract.swift:243:13-243:73
