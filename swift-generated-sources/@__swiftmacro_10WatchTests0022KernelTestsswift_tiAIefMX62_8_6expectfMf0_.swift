Testing.__checkFunctionCall(rig.hints.self,calling: {
  $0.wait($1)
},.look(WatchedPath(1, "in/a/b/other"), .closed),expression: .__fromFunctionCall(.__fromSyntaxNode("rig.hints"),"wait",(nil,.__fromSyntaxNode(#".look(WatchedPath(1, "in/a/b/other"), .closed)"#))),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/WatchTests/KernelTests.swift:63:9-63:80
