Testing.__checkFunctionCall(Files.self,calling: {
  $0.exists($1)
},sandbox.file(name),expression: .__fromFunctionCall(.__fromSyntaxNode("Files"),"exists",(nil,.__fromSyntaxNode("sandbox.file(name)"))),comments: ["\(name)"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/PurgeContainerTests.swift:46:89-46:141
