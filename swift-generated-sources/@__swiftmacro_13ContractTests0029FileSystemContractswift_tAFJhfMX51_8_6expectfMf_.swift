Testing.__checkValue(try read(file, at: 0, 100) == Array(0..<100),expression: .__fromSyntaxNode("try read(file, at: 0, 100) == Array(0..<100)"),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ContractTests/FileSystemContract.swift:52:9-52:62
