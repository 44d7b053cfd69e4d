Testing.__checkFunctionCall(slow.self,calling: {
  $0.awaitHangUp()
},expression: .__fromFunctionCall(.__fromSyntaxNode("slow"),"awaitHangUp"),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ControlTests/ServerTests.swift:199:9-199:36
