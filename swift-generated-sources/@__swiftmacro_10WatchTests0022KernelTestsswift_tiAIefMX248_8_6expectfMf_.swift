Testing.__checkFunctionCall(rig.hints.self,calling: {
  $0.wait($1)
},.look(WatchedPath(1, "a/file"), .metadata),expression: .__fromFunctionCall(.__fromSyntaxNode("rig.hints"),"wait",(nil,.__fromSyntaxNode(#".look(WatchedPath(1, "a/file"), .metadata)"#))),comments: [.__line("// Whoever asked looked before the watch stood.")],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/WatchTests/KernelTests.swift:249:9-249:76
