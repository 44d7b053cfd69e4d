Testing.__checkFunctionCall(rig.hints.self,calling: {
  $0.wait($1)
},.look(WatchedPath(1, "a/b/c/file"), .closed),expression: .__fromFunctionCall(.__fromSyntaxNode("rig.hints"),"wait",(nil,.__fromSyntaxNode(#".look(WatchedPath(1, "a/b/c/file"), .closed)"#))),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/WatchTests/RuleKernelTests.swift:69:9-69:78
