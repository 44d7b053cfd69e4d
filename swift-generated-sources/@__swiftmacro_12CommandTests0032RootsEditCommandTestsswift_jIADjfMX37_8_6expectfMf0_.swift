Testing.__checkFunctionCall(both.text.self,calling: {
  $0.contains($1)
},"backed up \(sandbox.source)\n",expression: .__fromFunctionCall(.__fromSyntaxNode("both.text"),"contains",(nil,.__fromSyntaxNode(#""backed up \(sandbox.source)\n""#))),comments: ["\(both.text)"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/RootsEditCommandTests.swift:38:9-38:85
