Testing.__checkFunctionCall(rig.hints.self,calling: {
  $0.covers($1)
},WatchedPath(1, "a/new"),expression: .__fromFunctionCall(.__fromSyntaxNode("rig.hints"),"covers",(nil,.__fromSyntaxNode(#"WatchedPath(1, "a/new")"#))),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/WatchTests/KernelTests.swift:77:9-77:59
