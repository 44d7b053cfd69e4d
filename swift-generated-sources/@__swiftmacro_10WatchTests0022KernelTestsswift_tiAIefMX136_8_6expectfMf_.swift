Testing.__checkFunctionCall(rig.hints.self,calling: {
  $0.wait($1)
},.barrier(77),expression: .__fromFunctionCall(.__fromSyntaxNode("rig.hints"),"wait",(nil,.__fromSyntaxNode(".barrier(77)"))),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/WatchTests/KernelTests.swift:137:9-137:46
