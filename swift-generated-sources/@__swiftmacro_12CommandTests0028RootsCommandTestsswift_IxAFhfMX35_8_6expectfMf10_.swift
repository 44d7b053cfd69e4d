Testing.__checkFunctionCall(text.self,calling: {
  $0.contains($1)
},"not kept: caches can be made again",expression: .__fromFunctionCall(.__fromSyntaxNode("text"),"contains",(nil,.__fromStringLiteral(#""not kept: caches can be made again""#, "not kept: caches can be made again"))),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/RootsCommandTests.swift:36:9-36:69
