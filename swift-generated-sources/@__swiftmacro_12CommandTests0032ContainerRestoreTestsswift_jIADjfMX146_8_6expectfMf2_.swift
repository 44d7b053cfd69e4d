Testing.__checkFunctionCall(Files.self,calling: {
  $0.exists($1)
},"\(restored)/data",expression: .__fromNegation(.__fromFunctionCall(.__fromSyntaxNode("Files"),"exists",(nil,.__fromSyntaxNode(#""\(restored)/data""#))), false),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/ContainerRestoreTests.swift:147:9-147:51
