Testing.__checkValue(try !dense.status().mayHaveHoles,expression: .__fromSyntaxNode("try !dense.status().mayHaveHoles"),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ContractTests/FileSystemContract.swift:80:9-80:50
