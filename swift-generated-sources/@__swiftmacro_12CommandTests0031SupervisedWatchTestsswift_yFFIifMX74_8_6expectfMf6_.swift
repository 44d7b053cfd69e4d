Testing.__checkFunctionCall(Files.self,calling: {
  $0.exists($1)
},sandbox.file("cairn.prom"),expression: .__fromFunctionCall(.__fromSyntaxNode("Files"),"exists",(nil,.__fromSyntaxNode(#"sandbox.file("cairn.prom")"#))),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/SupervisedWatchTests.swift:75:9-75:58
