Testing.__checkFunctionCall(told.text.self,calling: {
  $0.contains($1)
},"can make it whole",expression: .__fromFunctionCall(.__fromSyntaxNode("told.text"),"contains",(nil,.__fromStringLiteral(#""can make it whole""#, "can make it whole"))),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/CareTests.swift:181:9-181:57
