Testing.__checkFunctionCall(file.self,calling: {
  $0.lockShared($1)
},105..<106,expression: .__fromNegation(.__fromFunctionCall(.__fromSyntaxNode("file"),"lockShared",(nil,.__fromSyntaxNode("105..<106"))), false),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ContractTests/OpenFileTests.swift:75:9-75:45
