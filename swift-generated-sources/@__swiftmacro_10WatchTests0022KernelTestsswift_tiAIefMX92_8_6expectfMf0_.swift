Testing.__checkFunctionCall(rig.hints.all.self,calling: {
  $0.contains($1)
},.look(WatchedPath(1, "other/moved/b/c/file"), .closed),expression: .__fromFunctionCall(.__fromSyntaxNode("rig.hints.all"),"contains",(nil,.__fromSyntaxNode(#".look(WatchedPath(1, "other/moved/b/c/file"), .closed)"#))),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/WatchTests/KernelTests.swift:93:9-93:96
