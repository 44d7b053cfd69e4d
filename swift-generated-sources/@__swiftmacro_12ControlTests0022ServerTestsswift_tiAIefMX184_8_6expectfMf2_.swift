Testing.__checkFunctionCall(withEnd.self,calling: {
  $0.awaitEnd()
},expression: .__fromFunctionCall(.__fromSyntaxNode("withEnd"),"awaitEnd"),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ControlTests/ServerTests.swift:185:9-185:36
