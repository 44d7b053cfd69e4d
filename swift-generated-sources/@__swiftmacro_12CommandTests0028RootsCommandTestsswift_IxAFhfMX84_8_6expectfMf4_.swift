Testing.__checkFunctionCall(ended.text.self,calling: {
  $0.contains($1)
},"left out of the root around it: it is \(sandbox.file("data")), mounted here a second time",expression: .__fromFunctionCall(.__fromSyntaxNode("ended.text"),"contains",(nil,.__fromSyntaxNode(#""left out of the root around it: it is \(sandbox.file("data")), mounted here a second time""#))),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/RootsCommandTests.swift:85:9-85:130
