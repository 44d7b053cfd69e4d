Testing.__checkBinaryOperation(stat(directory.file("pack"), &status) == 0,{ $0 && $1() },status.st_mode & 0o777 == 0o400,expression: .__fromBinaryOperation(.__fromSyntaxNode(#"stat(directory.file("pack"), &status) == 0"#),"&&",.__fromSyntaxNode("status.st_mode & 0o777 == 0o400")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ContractTests/StorageContract.swift:273:13-273:99
