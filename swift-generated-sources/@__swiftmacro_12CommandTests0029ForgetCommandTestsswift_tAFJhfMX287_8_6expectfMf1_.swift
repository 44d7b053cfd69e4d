Testing.__checkFunctionCall(sandbox.commits().self,calling: {
  $0.contains($1)
},ids[0],expression: .__fromFunctionCall(.__fromSyntaxNode("sandbox.commits()"),"contains",(nil,.__fromSyntaxNode("ids[0]"))),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/ForgetCommandTests.swift:288:9-288:52
