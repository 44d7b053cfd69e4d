Testing.__checkFunctionCall(idle.self,calling: {
  $0.awaitEnd()
},expression: .__fromFunctionCall(.__fromSyntaxNode("idle"),"awaitEnd"),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ControlTests/ServerTests.swift:343:9-343:33
