Testing.__checkFunctionCall(rig.hints.self,calling: {
  $0.wait($1)
},.look(WatchedPath(1, "new/file"), .closed),expression: .__fromFunctionCall(.__fromSyntaxNode("rig.hints"),"wait",(nil,.__fromSyntaxNode(#".look(WatchedPath(1, "new/file"), .closed)"#))),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/WatchTests/KernelTests.swift:21:9-21:76
