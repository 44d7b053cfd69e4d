Testing.__checkValue(try b.openParent().status().inode == a.status().inode,expression: .__fromSyntaxNode("try b.openParent().status().inode == a.status().inode"),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ContractTests/FileSystemContract.swift:137:9-137:71
