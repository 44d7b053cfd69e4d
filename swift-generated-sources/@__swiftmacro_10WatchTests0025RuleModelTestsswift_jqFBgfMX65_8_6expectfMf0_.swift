Testing.__checkFunctionCall(hints.self,calling: {
  $0.contains($1)
},.rescan(WatchedPath(1, "a"), nil),expression: .__fromFunctionCall(.__fromSyntaxNode("hints"),"contains",(nil,.__fromSyntaxNode(#".rescan(WatchedPath(1, "a"), nil)"#))),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/WatchTests/RuleModelTests.swift:66:9-66:67
