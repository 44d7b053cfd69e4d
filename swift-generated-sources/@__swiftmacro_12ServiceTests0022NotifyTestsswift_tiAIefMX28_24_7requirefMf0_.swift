Testing.__checkFunctionCall(listener.self,calling: {
  $0.text()
},expression: .__fromFunctionCall(.__fromSyntaxNode("listener"),"text"),comments: [],isRequired: true,sourceLocation: Testing.SourceLocation.__here()).__required()

// original-source-range: /work/main/Tests/ServiceTests/NotifyTests.swift:29:25-29:50
