Testing.__checkValue(try sparse.nextData(from: 0) == found,expression: .__fromSyntaxNode("try sparse.nextData(from: 0) == found"),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ContractTests/FileSystemContract.swift:72:9-72:55
