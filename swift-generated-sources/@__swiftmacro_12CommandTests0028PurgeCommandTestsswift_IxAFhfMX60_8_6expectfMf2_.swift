Testing.__checkFunctionCall(Files.self,calling: {
  $0.exists($1)
},sandbox.file("cache/a"),expression: .__fromFunctionCall(.__fromSyntaxNode("Files"),"exists",(nil,.__fromSyntaxNode(#"sandbox.file("cache/a")"#))),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/PurgeCommandTests.swift:61:9-61:55
