Testing.__checkFunctionCall(listener.self,calling: {
  $0.next()
},expression: .__fromFunctionCall(.__fromSyntaxNode("listener"),"next"),comments: [],isRequired: true,sourceLocation: Testing.SourceLocation.__here()).__required()

// original-source-range: /work/main/Tests/ServiceTests/LogTests.swift:43:28-43:53
