Testing.__checkFunctionCall(rig.hints.self,calling: {
  $0.wait($1)
},.rescan(WatchedPath(1, "a"), nil),expression: .__fromFunctionCall(.__fromSyntaxNode("rig.hints"),"wait",(nil,.__fromSyntaxNode(#".rescan(WatchedPath(1, "a"), nil)"#))),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/WatchTests/RuleKernelTests.swift:63:9-63:67
