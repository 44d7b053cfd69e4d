Testing.__checkValue(try read(file, at: 100, 1) == [],expression: .__fromSyntaxNode("try read(file, at: 100, 1) == []"),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ContractTests/FileSystemContract.swift:54:9-54:50
