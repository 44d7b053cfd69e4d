Testing.__checkFunctionCall(rig.hints.self,calling: {
  $0.wait($1)
},.rescan(WatchedPath(1, "d"), nil),expression: .__fromFunctionCall(.__fromSyntaxNode("rig.hints"),"wait",(nil,.__fromSyntaxNode(#".rescan(WatchedPath(1, "d"), nil)"#))),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/WatchTests/RuleKernelTests.swift:66:9-66:67
