Testing.__checkFunctionCall((),calling: { 
  held($1)
},storage.lockReaders(exclusive: false),expression: .__fromFunctionCall(nil,"held",(nil,.__fromSyntaxNode("storage.lockReaders(exclusive: false)"))),comments: [],isRequired: true,sourceLocation: Testing.SourceLocation.__here()).__required()

// original-source-range: /work/main/Tests/ContractTests/StorageContract.swift:210:44-210:97
