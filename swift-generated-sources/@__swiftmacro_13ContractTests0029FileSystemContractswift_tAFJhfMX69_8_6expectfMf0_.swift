Testing.__checkValue(try sparse.status().mayHaveHoles,expression: .__fromSyntaxNode("try sparse.status().mayHaveHoles"),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ContractTests/FileSystemContract.swift:70:9-70:50
