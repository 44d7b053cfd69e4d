Testing.__checkFunctionCall(ended.errors.self,calling: {
  $0.contains($1)
},"cannot purge \(caches): it is, or lies around, a directory that must stay",expression: .__fromFunctionCall(.__fromSyntaxNode("ended.errors"),"contains",(nil,.__fromSyntaxNode(#""cannot purge \(caches): it is, or lies around, a directory that must stay""#))),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/PurgeCommandTests.swift:108:13-108:120
