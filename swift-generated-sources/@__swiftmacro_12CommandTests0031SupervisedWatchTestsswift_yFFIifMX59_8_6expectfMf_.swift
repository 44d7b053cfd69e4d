Testing.__checkFunctionCall(watch.self,calling: {
  $0.isReady()
},expression: .__fromFunctionCall(.__fromSyntaxNode("watch"),"isReady"),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/SupervisedWatchTests.swift:60:9-60:33
