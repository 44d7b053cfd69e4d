Testing.__checkFunctionCall(world.source.self,calling: {
  $0.place($1)
},"/home/docs/a.rtfd/B".pathBytes,expression: .__fromFunctionCall(.__fromSyntaxNode("world.source"),"place",(nil,.__fromSyntaxNode(#""/home/docs/a.rtfd/B".pathBytes"#))),comments: [],isRequired: true,sourceLocation: Testing.SourceLocation.__here()).__required()

// original-source-range: /work/main/Tests/DaemonTests/PackageDaemonTests.swift:108:37-108:98
