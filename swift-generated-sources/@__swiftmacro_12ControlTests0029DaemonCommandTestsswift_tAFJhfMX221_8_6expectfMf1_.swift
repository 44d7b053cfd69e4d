Testing.__checkFunctionCall(rig.self,calling: {
  $0.awaitReturn(of: $1)
},1,expression: .__fromFunctionCall(.__fromSyntaxNode("rig"),"awaitReturn",("of",.__fromSyntaxNode("1"))),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ControlTests/DaemonCommandTests.swift:222:9-222:40
