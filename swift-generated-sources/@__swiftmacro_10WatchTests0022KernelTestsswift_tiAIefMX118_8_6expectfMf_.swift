Testing.__checkFunctionCall(rig.hints.self,calling: {
  $0.wait($1)
},.rescan(WatchedPath(1, ""), .overflow),expression: .__fromFunctionCall(.__fromSyntaxNode("rig.hints"),"wait",(nil,.__fromSyntaxNode(#".rescan(WatchedPath(1, ""), .overflow)"#))),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/WatchTests/KernelTests.swift:119:9-119:72
