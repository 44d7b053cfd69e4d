Testing.__checkValue(try directory.openDirectory(Array("directory".utf8)).attributes() == expected,expression: .__fromSyntaxNode(#"try directory.openDirectory(Array("directory".utf8)).attributes() == expected"#),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ContractTests/FileSystemContract.swift:164:9-164:95
