Testing.__checkFunctionCall(unread.self,calling: {
  $0.awaitHangUp()
},expression: .__fromFunctionCall(.__fromSyntaxNode("unread"),"awaitHangUp"),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ControlTests/ServerTests.swift:229:9-229:38
