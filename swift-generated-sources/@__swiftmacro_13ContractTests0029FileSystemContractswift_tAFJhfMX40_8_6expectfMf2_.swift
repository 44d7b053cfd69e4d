Testing.__checkBinaryOperation(other.inode == status.inode,{ $0 && $1() },other.device == status.device,expression: .__fromBinaryOperation(.__fromSyntaxNode("other.inode == status.inode"),"&&",.__fromSyntaxNode("other.device == status.device")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ContractTests/FileSystemContract.swift:41:9-41:78
