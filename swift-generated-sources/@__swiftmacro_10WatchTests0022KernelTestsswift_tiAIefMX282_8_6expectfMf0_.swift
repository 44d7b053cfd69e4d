Testing.__checkFunctionCall(second.hints.all.self,calling: {
  $0.contains($1)
},.look(WatchedPath(1, "file"), .closed),expression: .__fromFunctionCall(.__fromSyntaxNode("second.hints.all"),"contains",(nil,.__fromSyntaxNode(#".look(WatchedPath(1, "file"), .closed)"#))),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/WatchTests/KernelTests.swift:283:9-283:83
