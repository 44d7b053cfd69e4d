Testing.__checkFunctionCall(Files.self,calling: {
  $0.exists($1)
},sandbox.file("out") + "/" + sandbox.source,expression: .__fromNegation(.__fromFunctionCall(.__fromSyntaxNode("Files"),"exists",(nil,.__fromSyntaxNode(#"sandbox.file("out") + "/" + sandbox.source"#))), false),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/PasswordTests.swift:34:9-34:75
