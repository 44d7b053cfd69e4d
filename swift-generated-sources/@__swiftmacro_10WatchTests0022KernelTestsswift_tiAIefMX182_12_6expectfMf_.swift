Testing.__checkFunctionCall(rig.hints.self,calling: {
  $0.wait($1)
},.look(told, .closed),expression: .__fromFunctionCall(.__fromSyntaxNode("rig.hints"),"wait",(nil,.__fromSyntaxNode(".look(told, .closed)"))),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/WatchTests/KernelTests.swift:183:13-183:58
