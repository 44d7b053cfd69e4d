Testing.__checkFunctionCall(hints.self,calling: {
  $0.contains($1)
},.rescan(WatchedPath(1, "a"), nil),expression: .__fromFunctionCall(.__fromSyntaxNode("hints"),"contains",(nil,.__fromSyntaxNode(#".rescan(WatchedPath(1, "a"), nil)"#))),comments: ["\(hints)"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/WatchTests/RuleModelTests.swift:107:9-107:79
