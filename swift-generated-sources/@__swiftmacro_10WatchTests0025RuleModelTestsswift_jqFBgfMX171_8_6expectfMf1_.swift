Testing.__checkFunctionCall(settle().self,calling: {
  $0.contains($1)
},.rescan(WatchedPath(1, ""), nil),expression: .__fromFunctionCall(.__fromSyntaxNode("settle()"),"contains",(nil,.__fromSyntaxNode(#".rescan(WatchedPath(1, ""), nil)"#))),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/WatchTests/RuleModelTests.swift:172:9-172:69
