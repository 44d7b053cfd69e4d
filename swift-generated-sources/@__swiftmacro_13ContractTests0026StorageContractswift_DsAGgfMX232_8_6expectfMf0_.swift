Testing.__checkFunctionCall((before...Int64(time(nil))).self,calling: {
  $0.contains($1)
},holder?.since ?? 0,expression: .__fromFunctionCall(.__fromSyntaxNode("(before...Int64(time(nil)))"),"contains",(nil,.__fromSyntaxNode("holder?.since ?? 0"))),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ContractTests/StorageContract.swift:233:9-233:74
