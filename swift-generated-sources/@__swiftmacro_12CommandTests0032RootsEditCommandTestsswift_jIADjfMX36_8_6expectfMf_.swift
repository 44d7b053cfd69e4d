Testing.__checkFunctionCall(both.errors.self,calling: {
  $0.contains($1)
},wrong,expression: .__fromFunctionCall(.__fromSyntaxNode("both.errors"),"contains",(nil,.__fromSyntaxNode("wrong"))),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/RootsEditCommandTests.swift:37:9-37:45
