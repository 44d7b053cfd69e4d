Testing.__checkFunctionCall(Files.self,calling: {
  $0.exists($1)
},sandbox.source,expression: .__fromNegation(.__fromFunctionCall(.__fromSyntaxNode("Files"),"exists",(nil,.__fromSyntaxNode("sandbox.source"))), false),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/RestoreTests.swift:296:9-296:47
