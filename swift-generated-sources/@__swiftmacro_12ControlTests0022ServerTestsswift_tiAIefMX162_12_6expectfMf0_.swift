Testing.__checkFunctionCall(bad.self,calling: {
  $0.awaitEnd()
},expression: .__fromFunctionCall(.__fromSyntaxNode("bad"),"awaitEnd"),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ControlTests/ServerTests.swift:163:13-163:36
