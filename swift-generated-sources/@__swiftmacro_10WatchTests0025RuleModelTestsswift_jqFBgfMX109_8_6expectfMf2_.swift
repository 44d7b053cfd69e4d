Testing.__checkFunctionCall(settle().self,calling: {
  $0.contains($1)
},.look(WatchedPath(1, "a/b/c/file"), .closed),expression: .__fromFunctionCall(.__fromSyntaxNode("settle()"),"contains",(nil,.__fromSyntaxNode(#".look(WatchedPath(1, "a/b/c/file"), .closed)"#))),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/WatchTests/RuleModelTests.swift:110:9-110:81
