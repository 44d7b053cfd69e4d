Testing.__checkFunctionCall(ended.errors.self,calling: {
  $0.contains($1)
},"reserve",expression: .__fromFunctionCall(.__fromSyntaxNode("ended.errors"),"contains",(nil,.__fromStringLiteral(#""reserve""#, "reserve"))),comments: ["\(ended.errors)"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/PruneCommandTests.swift:203:9-203:69
