Testing.__checkFunctionCall(Files.self,calling: {
  $0.exists($1)
},copy + "/extra",expression: .__fromFunctionCall(.__fromSyntaxNode("Files"),"exists",(nil,.__fromSyntaxNode(#"copy + "/extra""#))),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/RestoreTests.swift:157:9-157:47
