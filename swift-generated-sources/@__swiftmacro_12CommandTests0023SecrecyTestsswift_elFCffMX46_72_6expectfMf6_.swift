Testing.__checkFunctionCall(text.self,calling: {
  $0.contains($1)
},Self.password,expression: .__fromNegation(.__fromFunctionCall(.__fromSyntaxNode("text"),"contains",(nil,.__fromSyntaxNode("Self.password"))), false),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/SecrecyTests.swift:47:73-47:111
