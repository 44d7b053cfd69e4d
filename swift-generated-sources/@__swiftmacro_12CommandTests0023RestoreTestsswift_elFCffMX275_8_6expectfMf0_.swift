Testing.__checkFunctionCall(Files.self,calling: {
  $0.exists($1)
},sandbox.source + "/letter.txt",expression: .__fromFunctionCall(.__fromSyntaxNode("Files"),"exists",(nil,.__fromSyntaxNode(#"sandbox.source + "/letter.txt""#))),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/RestoreTests.swift:276:9-276:62
