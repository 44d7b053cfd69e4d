Testing.__checkFunctionCall(rig.hints.self,calling: {
  $0.wait($1)
},.rescan(WatchedPath(1, ""), nil),expression: .__fromFunctionCall(.__fromSyntaxNode("rig.hints"),"wait",(nil,.__fromSyntaxNode(#".rescan(WatchedPath(1, ""), nil)"#))),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/WatchTests/RuleKernelTests.swift:92:9-92:66
