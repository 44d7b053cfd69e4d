Testing.__checkFunctionCall(status.self,calling: {
  $0.contains($1)
},"active     unknown",expression: .__fromFunctionCall(.__fromSyntaxNode("status"),"contains",(nil,.__fromStringLiteral(#""active     unknown""#, "active     unknown"))),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/ServiceCommandTests.swift:70:9-70:55
