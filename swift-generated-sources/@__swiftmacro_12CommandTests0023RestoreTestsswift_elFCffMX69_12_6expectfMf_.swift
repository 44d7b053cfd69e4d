Testing.__checkFunctionCall(Files.self,calling: {
  $0.exists($1)
},out + sandbox.file("other"),expression: .__fromNegation(.__fromFunctionCall(.__fromSyntaxNode("Files"),"exists",(nil,.__fromSyntaxNode(#"out + sandbox.file("other")"#))), false),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/RestoreTests.swift:70:13-70:64
