Testing.__checkFunctionCall(Files.self,calling: {
  $0.exists($1)
},sandbox.file("home2/Documents"),expression: .__fromNegation(.__fromFunctionCall(.__fromSyntaxNode("Files"),"exists",(nil,.__fromSyntaxNode(#"sandbox.file("home2/Documents")"#))), false),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/ContainerRestoreTests.swift:162:9-162:64
