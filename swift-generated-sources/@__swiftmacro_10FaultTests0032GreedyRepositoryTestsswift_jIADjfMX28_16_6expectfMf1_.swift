Testing.__checkFunctionCall([0, 1, 3, 10, 12].self,calling: {
  $0.contains($1)
},ended.code,expression: .__fromFunctionCall(.__fromSyntaxNode("[0, 1, 3, 10, 12]"),"contains",(nil,.__fromSyntaxNode("ended.code"))),comments: ["\(what) ends with \(ended.code): \(ended.said.suffix(1500))"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/FaultTests/GreedyRepositoryTests.swift:29:17-29:127
