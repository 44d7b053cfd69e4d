Testing.__checkValue(try held(storage.lock()) != nil,expression: .__fromSyntaxNode("try held(storage.lock()) != nil"),comments: [.__line("// It does not stand in the way of writers.")],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ContractTests/StorageContract.swift:215:9-215:49
