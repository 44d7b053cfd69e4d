Testing.__checkFunctionCall(world.source.self,calling: {
  $0.place($1)
},DaemonWorld.docs.pathBytes,expression: .__fromFunctionCall(.__fromSyntaxNode("world.source"),"place",(nil,.__fromSyntaxNode("DaemonWorld.docs.pathBytes"))),comments: [],isRequired: true,sourceLocation: Testing.SourceLocation.__here()).__required()

// original-source-range: /work/main/Tests/DaemonTests/LeftOutTests.swift:114:39-114:95
