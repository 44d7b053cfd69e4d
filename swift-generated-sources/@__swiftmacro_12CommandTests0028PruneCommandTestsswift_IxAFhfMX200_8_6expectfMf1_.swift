Testing.__checkFunctionCall(full.errors.self,calling: {
  $0.contains($1)
},"disk is full",expression: .__fromFunctionCall(.__fromSyntaxNode("full.errors"),"contains",(nil,.__fromStringLiteral(#""disk is full""#, "disk is full"))),comments: ["\(full.errors)"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/PruneCommandTests.swift:201:9-201:72
