Testing.__checkFunctionCall(ended.text.self,calling: {
  $0.contains($1)
},run == 1 ? "1 new, 0 changed" : "0 new, 0 changed, 1 unchanged",expression: .__fromFunctionCall(.__fromSyntaxNode("ended.text"),"contains",(nil,.__fromSyntaxNode(#"run == 1 ? "1 new, 0 changed" : "0 new, 0 changed, 1 unchanged""#))),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/StandardRootsTests.swift:26:13-26:106
