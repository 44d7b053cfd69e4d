Testing.__checkFunctionCall(rig.self,calling: {
  $0.exists($1)
},"out/file",expression: .__fromNegation(.__fromFunctionCall(.__fromSyntaxNode("rig"),"exists",(nil,.__fromStringLiteral(#""out/file""#, "out/file"))), false),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PurgeTests/OutsideTests.swift:50:9-50:41
