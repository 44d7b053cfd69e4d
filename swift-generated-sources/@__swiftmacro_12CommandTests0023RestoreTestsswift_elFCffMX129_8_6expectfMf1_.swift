Testing.__checkFunctionCall(Files.self,calling: {
  $0.exists($1)
},out,expression: .__fromNegation(.__fromFunctionCall(.__fromSyntaxNode("Files"),"exists",(nil,.__fromSyntaxNode("out"))), false),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/RestoreTests.swift:130:9-130:36
