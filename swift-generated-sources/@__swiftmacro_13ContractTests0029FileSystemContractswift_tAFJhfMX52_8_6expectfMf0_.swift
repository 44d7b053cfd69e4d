Testing.__checkValue(try read(file, at: 90, 100) == Array(90..<100),expression: .__fromSyntaxNode("try read(file, at: 90, 100) == Array(90..<100)"),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ContractTests/FileSystemContract.swift:53:9-53:64
