Testing.__checkValue(try entries[3].status.get().size == 3,expression: .__fromSyntaxNode("try entries[3].status.get().size == 3"),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ContractTests/FileSystemContract.swift:24:9-24:55
