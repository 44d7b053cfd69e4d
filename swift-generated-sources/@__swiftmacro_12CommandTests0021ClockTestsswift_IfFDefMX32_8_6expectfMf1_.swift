Testing.__checkFunctionCall(refused.self,calling: {
  $0.contains($1)
},"cairn forget --accept-clock",expression: .__fromFunctionCall(.__fromSyntaxNode("refused"),"contains",(nil,.__fromStringLiteral(#""cairn forget --accept-clock""#, "cairn forget --accept-clock"))),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/ClockTests.swift:33:9-33:65
