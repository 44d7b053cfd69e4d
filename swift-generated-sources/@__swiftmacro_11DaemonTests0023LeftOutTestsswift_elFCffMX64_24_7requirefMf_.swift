Testing.__checkFunctionCall(world.source.self,calling: {
  $0.place($1)
},"/home/docs/d/e".pathBytes,expression: .__fromFunctionCall(.__fromSyntaxNode("world.source"),"place",(nil,.__fromSyntaxNode(#""/home/docs/d/e".pathBytes"#))),comments: [],isRequired: true,sourceLocation: Testing.SourceLocation.__here()).__required()

// original-source-range: /work/main/Tests/DaemonTests/LeftOutTests.swift:65:25-65:81
