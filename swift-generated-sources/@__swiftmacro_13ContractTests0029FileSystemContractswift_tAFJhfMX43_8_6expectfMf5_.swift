Testing.__checkBinaryOperation(status.linkIdentity,{ $0 == $1() },LinkIdentity(device: status.device, inode: status.inode),expression: .__fromBinaryOperation(.__fromSyntaxNode("status.linkIdentity"),"==",.__fromSyntaxNode("LinkIdentity(device: status.device, inode: status.inode)")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ContractTests/FileSystemContract.swift:44:9-44:97
