Testing.__checkFunctionCall(rig.self,calling: {
  $0.awaitReturn(of: $1)
},3,expression: .__fromFunctionCall(.__fromSyntaxNode("rig"),"awaitReturn",("of",.__fromSyntaxNode("3"))),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ControlTests/DaemonCommandTests.swift:188:9-188:40
