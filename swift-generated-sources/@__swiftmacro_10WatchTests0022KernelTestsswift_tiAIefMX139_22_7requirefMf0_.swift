Testing.__checkFunctionCall(hints.self,calling: {
  $0.firstIndex(of: $1)
},.rescan(WatchedPath(1, ""), .overflow),expression: .__fromFunctionCall(.__fromSyntaxNode("hints"),"firstIndex",("of",.__fromSyntaxNode(#".rescan(WatchedPath(1, ""), .overflow)"#))),comments: [],isRequired: true,sourceLocation: Testing.SourceLocation.__here()).__required()

// original-source-range: /work/main/Tests/WatchTests/KernelTests.swift:140:23-140:93
