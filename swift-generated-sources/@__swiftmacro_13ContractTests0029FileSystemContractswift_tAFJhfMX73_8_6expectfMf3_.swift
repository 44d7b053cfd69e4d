Testing.__checkValue(try sparse.nextData(from: UInt64(hole) + 10) == UInt64(hole) + 10..<found.upperBound,expression: .__fromSyntaxNode("try sparse.nextData(from: UInt64(hole) + 10) == UInt64(hole) + 10..<found.upperBound"),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ContractTests/FileSystemContract.swift:74:9-75:98
