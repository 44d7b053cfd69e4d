Testing.__checkFunctionCall(rig.self,calling: {
  $0.awaitReturn(of: $1)
},6,expression: .__fromFunctionCall(.__fromSyntaxNode("rig"),"awaitReturn",("of",.__fromSyntaxNode("6"))),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ControlTests/DaemonCommandTests.swift:193:9-193:40
