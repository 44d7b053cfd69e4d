Testing.__checkFunctionCall(first.text.self,calling: {
  $0.contains($1)
},"2 failed",expression: .__fromFunctionCall(.__fromSyntaxNode("first.text"),"contains",(nil,.__fromStringLiteral(#""2 failed""#, "2 failed"))),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/UnreadableTests.swift:44:9-44:49
