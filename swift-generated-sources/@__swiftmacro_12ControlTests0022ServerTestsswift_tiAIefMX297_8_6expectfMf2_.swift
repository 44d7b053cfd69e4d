Testing.__checkFunctionCall(client.self,calling: {
  $0.awaitEnd()
},expression: .__fromFunctionCall(.__fromSyntaxNode("client"),"awaitEnd"),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ControlTests/ServerTests.swift:298:9-298:35
