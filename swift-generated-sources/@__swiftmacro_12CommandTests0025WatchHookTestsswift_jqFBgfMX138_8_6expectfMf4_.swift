Testing.__checkFunctionCall(Files.self,calling: {
  $0.exists($1)
},path,expression: .__fromNegation(.__fromFunctionCall(.__fromSyntaxNode("Files"),"exists",(nil,.__fromSyntaxNode("path"))), false),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/WatchHookTests.swift:139:9-139:37
