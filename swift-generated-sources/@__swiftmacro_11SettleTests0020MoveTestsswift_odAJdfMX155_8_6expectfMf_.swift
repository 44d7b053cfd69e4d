Testing.__checkFunctionCall(settler.texts(after: 500).self,calling: {
  $0.contains($1)
},"subtree e +x <- d",expression: .__fromFunctionCall(.__fromSyntaxNode("settler.texts(after: 500)"),"contains",(nil,.__fromStringLiteral(#""subtree e +x <- d""#, "subtree e +x <- d"))),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/SettleTests/MoveTests.swift:156:9-156:73
