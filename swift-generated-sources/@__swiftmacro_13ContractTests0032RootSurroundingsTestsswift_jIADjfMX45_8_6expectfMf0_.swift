Testing.__checkBinaryOperation(VolumeLabels(directory: Array("/no/such/directory".utf8)).label(of: table.mounts[0]),{ $0 == $1() },nil,expression: .__fromBinaryOperation(.__fromSyntaxNode(#"VolumeLabels(directory: Array("/no/such/directory".utf8)).label(of: table.mounts[0])"#),"==",.__fromSyntaxNode("nil")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ContractTests/RootSurroundingsTests.swift:46:9-46:109
