Testing.__checkFunctionCall(file.self,calling: {
  $0.lockShared($1)
},0..<100,expression: .__fromFunctionCall(.__fromSyntaxNode("file"),"lockShared",(nil,.__fromSyntaxNode("0..<100"))),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ContractTests/OpenFileTests.swift:76:9-76:42
