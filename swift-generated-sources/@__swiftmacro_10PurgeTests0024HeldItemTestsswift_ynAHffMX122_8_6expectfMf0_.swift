Testing.__checkFunctionCall(rig.self,calling: {
  $0.exists($1)
},"out/tmp/file",expression: .__fromFunctionCall(.__fromSyntaxNode("rig"),"exists",(nil,.__fromStringLiteral(#""out/tmp/file""#, "out/tmp/file"))),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PurgeTests/HeldItemTests.swift:123:9-123:44
