Testing.__checkFunctionCall(Files.self,calling: {
  $0.exists($1)
},sandbox.file(name),expression: .__fromNegation(.__fromFunctionCall(.__fromSyntaxNode("Files"),"exists",(nil,.__fromSyntaxNode("sandbox.file(name)"))), false),comments: ["\(name)"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/PurgeContainerTests.swift:47:95-47:148
