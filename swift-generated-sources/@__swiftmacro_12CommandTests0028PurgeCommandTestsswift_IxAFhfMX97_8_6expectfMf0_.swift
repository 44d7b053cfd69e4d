Testing.__checkFunctionCall(Files.self,calling: {
  $0.exists($1)
},sandbox.file("cache/kept/letter"),expression: .__fromFunctionCall(.__fromSyntaxNode("Files"),"exists",(nil,.__fromSyntaxNode(#"sandbox.file("cache/kept/letter")"#))),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/PurgeCommandTests.swift:98:9-98:65
