Testing.__checkFunctionCall(made.lines.self,calling: {
  $0.contains($1)
},name,expression: .__fromFunctionCall(.__fromSyntaxNode("made.lines"),"contains",(nil,.__fromSyntaxNode("name"))),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/HostileRepositoryTests.swift:43:13-43:47
