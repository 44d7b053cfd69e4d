Testing.__checkFunctionCall(ended.text.self,calling: {
  $0.contains($1)
},"the same directory as \(sandbox.file("data/docs")), and handled there",expression: .__fromFunctionCall(.__fromSyntaxNode("ended.text"),"contains",(nil,.__fromSyntaxNode(#""the same directory as \(sandbox.file("data/docs")), and handled there""#))),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/RootsCommandTests.swift:84:9-84:110
