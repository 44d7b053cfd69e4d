Testing.__checkValue(try b.openParent().openParent().status().inode == top.status().inode,expression: .__fromSyntaxNode("try b.openParent().openParent().status().inode == top.status().inode"),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ContractTests/FileSystemContract.swift:138:9-138:86
