Testing.__checkValue(try sparse.nextData(from: found.upperBound) == nil,expression: .__fromSyntaxNode("try sparse.nextData(from: found.upperBound) == nil"),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ContractTests/FileSystemContract.swift:76:9-76:68
