Testing.__checkValue(try read(sparse, at: 100, 3) == [0, 0, 0],expression: .__fromSyntaxNode("try read(sparse, at: 100, 3) == [0, 0, 0]"),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ContractTests/FileSystemContract.swift:77:9-77:59
