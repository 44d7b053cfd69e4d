Testing.__checkFunctionCall(rig.self,calling: {
  $0.exists($1)
},"out/inner/file",expression: .__fromFunctionCall(.__fromSyntaxNode("rig"),"exists",(nil,.__fromStringLiteral(#""out/inner/file""#, "out/inner/file"))),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PurgeTests/HeldItemTests.swift:111:9-111:46
