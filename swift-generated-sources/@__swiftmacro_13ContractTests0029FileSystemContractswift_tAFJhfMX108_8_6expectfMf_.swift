Testing.__checkValue(try directory.readSymlink(Array("link".utf8)) == target,expression: .__fromSyntaxNode(#"try directory.readSymlink(Array("link".utf8)) == target"#),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ContractTests/FileSystemContract.swift:109:9-109:73
