Testing.__checkFunctionCall(rig.hints.all.self,calling: {
  $0.contains($1)
},.rescan(WatchedPath(1, "other/moved"), nil),expression: .__fromFunctionCall(.__fromSyntaxNode("rig.hints.all"),"contains",(nil,.__fromSyntaxNode(#".rescan(WatchedPath(1, "other/moved"), nil)"#))),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/WatchTests/KernelTests.swift:94:9-94:85
