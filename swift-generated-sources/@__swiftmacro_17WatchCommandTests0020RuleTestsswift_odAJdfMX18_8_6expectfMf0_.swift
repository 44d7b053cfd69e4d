Testing.__checkFunctionCall(status.self,calling: {
  $0.contains($1)
},"left out",expression: .__fromFunctionCall(.__fromSyntaxNode("status"),"contains",(nil,.__fromStringLiteral(#""left out""#, "left out"))),comments: ["\(status)"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/WatchCommandTests/RuleTests.swift:19:9-19:58
