Testing.__checkFunctionCall(Files.self,calling: {
  $0.exists($1)
},sandbox.file("scratch/d/old"),expression: .__fromFunctionCall(.__fromSyntaxNode("Files"),"exists",(nil,.__fromSyntaxNode(#"sandbox.file("scratch/d/old")"#))),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/PurgeContainerTests.swift:70:9-70:61
