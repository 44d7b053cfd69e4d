Testing.__checkFunctionCall(world.source.self,calling: {
  $0.place($1)
},"/home/docs/a.rtfd/\(name)".pathBytes,expression: .__fromFunctionCall(.__fromSyntaxNode("world.source"),"place",(nil,.__fromSyntaxNode(#""/home/docs/a.rtfd/\(name)".pathBytes"#))),comments: [],isRequired: true,sourceLocation: Testing.SourceLocation.__here()).__required()

// original-source-range: /work/main/Tests/DaemonTests/PackageDaemonTests.swift:28:37-28:104
