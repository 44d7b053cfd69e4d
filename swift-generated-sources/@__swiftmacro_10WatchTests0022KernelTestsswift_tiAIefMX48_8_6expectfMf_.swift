Testing.__checkFunctionCall(rig.hints.self,calling: {
  $0.wait($1)
},.ready(root: 1),expression: .__fromFunctionCall(.__fromSyntaxNode("rig.hints"),"wait",(nil,.__fromSyntaxNode(".ready(root: 1)"))),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/WatchTests/KernelTests.swift:49:9-49:49
