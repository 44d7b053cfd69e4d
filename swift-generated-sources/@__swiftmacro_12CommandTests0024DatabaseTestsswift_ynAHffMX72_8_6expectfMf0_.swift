Testing.__checkFunctionCall((400_000...700_000).self,calling: {
  $0.contains($1)
},changed,expression: .__fromFunctionCall(.__fromSyntaxNode("(400_000...700_000)"),"contains",(nil,.__fromSyntaxNode("changed"))),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/DatabaseTests.swift:73:9-73:55
