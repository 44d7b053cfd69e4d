Testing.__checkValue(try read(file, at: 1_000, 1) == [],expression: .__fromSyntaxNode("try read(file, at: 1_000, 1) == []"),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ContractTests/FileSystemContract.swift:55:9-55:52
