Testing.__checkFunctionCall(Files.self,calling: {
  $0.exists($1)
},sandbox.source + "/letter.txt",expression: .__fromNegation(.__fromFunctionCall(.__fromSyntaxNode("Files"),"exists",(nil,.__fromSyntaxNode(#"sandbox.source + "/letter.txt""#))), false),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/RestoreTests.swift:278:9-278:63
