Testing.__checkValue(try tree.fileSystem.openRoot(tree.path("link/sub")).entries().isEmpty,expression: .__fromSyntaxNode(#"try tree.fileSystem.openRoot(tree.path("link/sub")).entries().isEmpty"#),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ContractTests/FileSystemContract.swift:124:9-124:87
