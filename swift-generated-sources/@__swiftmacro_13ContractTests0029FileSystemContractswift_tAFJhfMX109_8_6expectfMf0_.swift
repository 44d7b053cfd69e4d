Testing.__checkValue(try directory.status(of: Array("link".utf8)).kind == .symlink,expression: .__fromSyntaxNode(#"try directory.status(of: Array("link".utf8)).kind == .symlink"#),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ContractTests/FileSystemContract.swift:110:9-110:79
