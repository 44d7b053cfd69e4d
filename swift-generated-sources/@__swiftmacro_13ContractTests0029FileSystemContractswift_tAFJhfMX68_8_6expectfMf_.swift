Testing.__checkValue(try sparse.status().size == UInt64(hole + 4_096),expression: .__fromSyntaxNode("try sparse.status().size == UInt64(hole + 4_096)"),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ContractTests/FileSystemContract.swift:69:9-69:66
