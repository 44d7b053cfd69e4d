Testing.__checkFunctionCall(said.self,calling: {
  $0.contains($1)
},unitPath,expression: .__fromFunctionCall(.__fromSyntaxNode("said"),"contains",(nil,.__fromSyntaxNode("unitPath"))),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/ServiceCommandTests.swift:31:9-31:41
