Testing.__checkValue(try tree.fileSystem.status(ofRoot: tree.path("link")).kind == .symlink,expression: .__fromSyntaxNode(#"try tree.fileSystem.status(ofRoot: tree.path("link")).kind == .symlink"#),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ContractTests/FileSystemContract.swift:111:9-111:88
