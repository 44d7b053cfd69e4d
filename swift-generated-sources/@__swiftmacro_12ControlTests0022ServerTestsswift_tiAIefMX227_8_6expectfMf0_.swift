Testing.__checkFunctionCall(half.self,calling: {
  $0.awaitEnd()
},expression: .__fromFunctionCall(.__fromSyntaxNode("half"),"awaitEnd"),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ControlTests/ServerTests.swift:228:9-228:33
