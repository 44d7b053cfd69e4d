Testing.__checkFunctionCall(rig.hints.all.self,calling: {
  $0.contains($1)
},.moved(from: WatchedPath(1, "a"), to: WatchedPath(1, "other/moved")),expression: .__fromFunctionCall(.__fromSyntaxNode("rig.hints.all"),"contains",(nil,.__fromSyntaxNode(#".moved(from: WatchedPath(1, "a"), to: WatchedPath(1, "other/moved"))"#))),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/WatchTests/KernelTests.swift:92:9-92:110
