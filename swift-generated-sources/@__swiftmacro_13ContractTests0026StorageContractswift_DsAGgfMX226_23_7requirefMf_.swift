Testing.__checkFunctionCall((),calling: { 
  held($1)
},storage.lock(),expression: .__fromFunctionCall(nil,"held",(nil,.__fromSyntaxNode("storage.lock()"))),comments: [],isRequired: true,sourceLocation: Testing.SourceLocation.__here()).__required()

// original-source-range: /work/main/Tests/ContractTests/StorageContract.swift:227:24-227:54
