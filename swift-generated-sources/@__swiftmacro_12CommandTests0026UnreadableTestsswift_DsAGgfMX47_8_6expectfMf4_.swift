Testing.__checkFunctionCall(listed.self,calling: {
  $0.contains($1)
},"\(name)/closed.txt",expression: .__fromNegation(.__fromFunctionCall(.__fromSyntaxNode("listed"),"contains",(nil,.__fromSyntaxNode(#""\(name)/closed.txt""#))), false),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/UnreadableTests.swift:48:9-48:56
