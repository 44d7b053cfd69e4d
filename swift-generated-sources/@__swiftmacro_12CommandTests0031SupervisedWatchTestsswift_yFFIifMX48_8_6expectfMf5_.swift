Testing.__checkFunctionCall(Files.self,calling: {
  $0.exists($1)
},sandbox.file("old.prom"),expression: .__fromNegation(.__fromFunctionCall(.__fromSyntaxNode("Files"),"exists",(nil,.__fromSyntaxNode(#"sandbox.file("old.prom")"#))), false),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/SupervisedWatchTests.swift:49:9-49:57
