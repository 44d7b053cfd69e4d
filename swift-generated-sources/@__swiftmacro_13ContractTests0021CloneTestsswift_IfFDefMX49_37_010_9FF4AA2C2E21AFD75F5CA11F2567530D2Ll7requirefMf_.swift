Testing.__checkFunctionCall(file.self,calling: {
  $0.clone()
},expression: .__fromFunctionCall(.__fromSyntaxNode("file"),"clone"),comments: [],isRequired: true,sourceLocation: Testing.SourceLocation.__here()).__required()

// original-source-range: /work/main/Tests/ContractTests/CloneTests.swift:50:38-50:60
