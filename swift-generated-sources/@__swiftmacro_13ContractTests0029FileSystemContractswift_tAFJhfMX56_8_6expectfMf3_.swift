Testing.__checkValue(try read(file, at: 0, 3) == [0, 1, 2],expression: .__fromSyntaxNode("try read(file, at: 0, 3) == [0, 1, 2]"),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ContractTests/FileSystemContract.swift:57:9-57:55
