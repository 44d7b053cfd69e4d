Testing.__checkValue(try dense.nextData(from: 0) == 0..<4_096,expression: .__fromSyntaxNode("try dense.nextData(from: 0) == 0..<4_096"),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ContractTests/FileSystemContract.swift:79:9-79:58
