Testing.__checkValue(try sparse.nextData(from: UInt64(hole) - 1) == found,expression: .__fromSyntaxNode("try sparse.nextData(from: UInt64(hole) - 1) == found"),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ContractTests/FileSystemContract.swift:73:9-73:70
