Testing.__checkFunctionCall(world.source.self,calling: {
  $0.place($1)
},path.pathBytes,expression: .__fromFunctionCall(.__fromSyntaxNode("world.source"),"place",(nil,.__fromSyntaxNode("path.pathBytes"))),comments: [],isRequired: true,sourceLocation: Testing.SourceLocation.__here()).__required()

// original-source-range: /work/main/Tests/DaemonTests/DaemonRuleTests.swift:21:37-21:81
