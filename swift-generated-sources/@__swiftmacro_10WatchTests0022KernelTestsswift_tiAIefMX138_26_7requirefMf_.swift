Testing.__checkFunctionCall(hints.self,calling: {
  $0.firstIndex(of: $1)
},.barrier(77),expression: .__fromFunctionCall(.__fromSyntaxNode("hints"),"firstIndex",("of",.__fromSyntaxNode(".barrier(77)"))),comments: [],isRequired: true,sourceLocation: Testing.SourceLocation.__here()).__required()

// original-source-range: /work/main/Tests/WatchTests/KernelTests.swift:139:27-139:71
