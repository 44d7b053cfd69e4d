Testing.__checkFunctionCall(Files.self,calling: {
  $0.exists($1)
},sandbox.file("home/letter"),expression: .__fromFunctionCall(.__fromSyntaxNode("Files"),"exists",(nil,.__fromSyntaxNode(#"sandbox.file("home/letter")"#))),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/PurgeCommandTests.swift:113:9-113:59
